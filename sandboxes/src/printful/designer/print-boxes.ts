/** Where a product is printed on its picture: left, top, width and height as parts of the picture. */
interface PrintBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const boxes: Readonly<Record<string, PrintBox>> = {
  'T-Shirt': { left: 0.33, top: 0.27, width: 0.34, height: 0.363 },
  'Tank Top': { left: 0.34, top: 0.3, width: 0.32, height: 0.341 },
  'Long Sleeve': { left: 0.34, top: 0.28, width: 0.32, height: 0.341 },
  Hoodie: { left: 0.35, top: 0.37, width: 0.3, height: 0.24 },
  Bag: { left: 0.29, top: 0.47, width: 0.42, height: 0.336 },
}
const onOthers: PrintBox = { left: 0.3, top: 0.35, width: 0.4, height: 0.3 }

export const printBoxOf = (type: string): PrintBox => boxes[type] ?? onOthers

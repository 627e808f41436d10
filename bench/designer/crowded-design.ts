/** Elements on the measured side. */
export const elementCount = 50

const shapes = ['circle', 'triangle', 'square', 'star']
const faces = ['Arial', 'Georgia', 'Impact']
const colours = ['#23574a', '#d9822b', '#a8322a']

/** What is dragged: it lies where nothing on the screen covers it. */
export const topmost = shapeAt(elementCount - 1, { x: 150, y: 40 })

/** A saved design with as many elements: shapes, and every third a text; the last one is dragged. */
export const crowdedDesign = (productId: number, variantId: number) => ({
  name: 'Fifty elements',
  description: '',
  productInfo: {
    printfulProductId: productId,
    printfulVariantId: variantId,
    productTitle: 'Measured shirt',
    variantInfo: { size: 'M', color: 'White', image: '' },
  },
  designs: [
    {
      placement: 'front',
      elements: [...Array.from({ length: elementCount - 1 }, (_, at) => elementAt(at)), topmost],
    },
  ],
})

function elementAt(at: number) {
  const corner = { x: 5 + (at % 8) * 34, y: 5 + Math.floor(at / 8) * 38 }
  if (at % 3 !== 0) return shapeAt(at, corner)
  return {
    ...{ id: `e-${at}`, type: 'text', text: `Galle ${at}` },
    position: { ...corner, ...turnOf(at), width: 60, height: 22 },
    style: { ...styleOf(at), fontSize: 12, fontFamily: faces[at % faces.length] },
  }
}

function shapeAt(at: number, corner: { readonly x: number; readonly y: number }) {
  return {
    ...{ id: `e-${at}`, type: 'image', url: `shape:${shapes[at % shapes.length]}` },
    position: { ...corner, ...turnOf(at), width: 30, height: 30 },
    style: styleOf(at),
  }
}

function turnOf(at: number) {
  return { rotation: (at * 17) % 45, zIndex: at }
}

function styleOf(at: number) {
  return { color: colours[at % 3], opacity: at % 5 === 0 ? 0.6 : 1 }
}

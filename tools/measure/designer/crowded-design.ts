/** Elements on the measured side. */
export const elementCount = 50

const shapes = ['circle', 'triangle', 'square', 'star']
const faces = ['Arial', 'Georgia', 'Impact']

/** A saved design with as many elements: shapes, and every third a text; the last one is dragged. */
export const crowdedDesign = (variantId: number) => ({
  name: 'Fifty elements',
  description: '',
  productInfo: {
    printfulProductId: 71,
    printfulVariantId: variantId,
    productTitle: 'Measured shirt',
    variantInfo: { size: 'M', color: 'White', image: '' },
  },
  designs: [
    {
      placement: 'front',
      elements: Array.from({ length: elementCount }, (_, at) => elementAt(at)),
    },
  ],
})

function elementAt(at: number) {
  const isDragged = at === elementCount - 1
  // What is dragged lies where nothing on the screen covers it.
  const corner = isDragged ? { x: 150, y: 40 } : { x: 5 + (at % 8) * 34, y: 5 + Math.floor(at / 8) * 38 }
  const place = { ...corner, rotation: (at * 17) % 45, zIndex: at }
  const style = { color: ['#23574a', '#d9822b', '#a8322a'][at % 3], opacity: at % 5 === 0 ? 0.6 : 1 }
  return at % 3 === 0 && !isDragged
    ? {
        ...{ id: `e-${at}`, type: 'text', text: `Galle ${at}` },
        position: { ...place, width: 60, height: 22 },
        style: { ...style, fontSize: 12, fontFamily: faces[at % faces.length] },
      }
    : {
        ...{ id: `e-${at}`, type: 'image', url: `shape:${shapes[at % shapes.length]}` },
        position: { ...place, width: 30, height: 30 },
        style,
      }
}

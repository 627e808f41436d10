import { fieldOf, type PrintFile } from '@first-fashion/designer-engine/geometry/print-field'
import { templates } from '@first-fashion/garments'
import { describe, expect, it } from 'vitest'
import { blankOf } from './blank-garment.ts'

const phoneCases = 30
const shirts = 71
const case15: PrintFile = { widthPx: 879, heightPx: 1830, dpi: 300, fill: 'cover' }

/** Where what can be designed lies on the garment, in drawing units. */
function designedPart(category: number, file: PrintFile) {
  const area = blankOf({ category, colorCode: '#ffffff', file })?.printArea
  if (area === undefined) throw new Error('nothing is drawn of it')
  const { box } = fieldOf(file)
  const unit = (area.width * 400) / 300
  return { x: area.x * 400 + box.x * unit, y: area.y * 500 + box.y * unit, width: box.width * unit }
}

const placeOn = (id: string) => templates.find((one) => one.id === id)?.printArea ?? { x: 0, y: 0, width: 0 }

const mugs = 375
const mugFile: PrintFile = { widthPx: 2700, heightPx: 1050, dpi: 300, fill: 'cover' }

describe('the place of a print on its garment', () => {
  it('goes around a mug at its true size, up to both sides of the handle', () => {
    const blank = blankOf({ category: mugs, colorCode: '#ffffff', file: mugFile })
    expect(blank?.around?.map(({ turn }) => turn)).toEqual([0, -90, 90])
    for (const { width, height, reach } of blank?.around ?? []) {
      // A mug of 82 mm with a print of 228.6 x 88.9 mm.
      expect(reach).toBeCloseTo((228.6 / (Math.PI * 82)) * 360)
      expect((height * 500) / (width * 400)).toBeCloseTo(88.9 / 82)
    }
    expect(blankOf({ category: mugs, colorCode: '#ffffff', file: undefined })).toBeNull()
  })

  it('is the whole of a phone case, not a strip in its middle', () => {
    const place = placeOn('phone-case')
    const part = designedPart(phoneCases, case15)
    expect(part.width / place.width).toBeGreaterThan(0.98)
    expect(Math.abs(part.x - place.x)).toBeLessThan(2)
    expect(Math.abs(part.y - place.y)).toBeLessThan(2)
  })

  it('has the full width of the print area on a shirt', () => {
    const place = placeOn('tee')
    const part = designedPart(shirts, { widthPx: 1800, heightPx: 2400, dpi: 150, fill: 'fit' })
    expect(part.x).toBeCloseTo(place.x)
    expect(part.y).toBeCloseTo(place.y)
    expect(part.width).toBeCloseTo(place.width)
  })
})

import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChromiumPainter } from '../../../../testing/designs/chromium-painter.ts'
import { passes, samenessOf } from '../../../../testing/designs/sameness.ts'
import { drawingOf, sampleDesigns, samplePictures } from '../../../../testing/designs/sample-designs.ts'
import { type DesignPicture, drawDesign } from './draw-design.ts'

let chromium: Awaited<ReturnType<typeof createChromiumPainter>>
let pictures: DesignPicture[]
beforeAll(async () => {
  pictures = await samplePictures()
  chromium = await createChromiumPainter()
}, 60_000)
afterAll(() => chromium?.close())

const compared = async (shown: readonly DesignElement[], printed: readonly DesignElement[] = shown) =>
  samenessOf(await chromium.paint(drawingOf(shown, pictures)), await drawDesign(drawingOf(printed, pictures)))

describe('what is seen on the canvas is printed', () => {
  it.each(Object.entries(sampleDesigns))('%s', async (_name, elements) => {
    const sameness = await compared(elements)
    expect(sameness.inked).toBeGreaterThan(2000)
    expect(sameness, JSON.stringify(sameness)).toSatisfy(passes)
  })
})

const sample = (name: string): readonly DesignElement[] => sampleDesigns[name] ?? []

/** The design with its first element changed. */
const changed = (elements: readonly DesignElement[], change: (one: DesignElement) => DesignElement) =>
  elements.map((one, at) => (at === 0 ? change(one) : one))
const moved = (px: number) => (one: DesignElement) => ({
  ...one,
  position: { ...one.position, x: one.position.x + px / 3 },
})
const turned = (one: DesignElement) => ({
  ...one,
  position: { ...one.position, rotation: one.position.rotation + 1 },
})
const faded = (one: DesignElement): DesignElement =>
  one.type === 'text'
    ? { ...one, style: { ...one.style, opacity: one.style.opacity - 0.05 } }
    : { ...one, style: { ...one.style, opacity: one.style.opacity - 0.05 } }
const bold = (one: DesignElement): DesignElement =>
  one.type === 'text' ? { ...one, style: { ...one.style, fontWeight: 'bold' } } : one

describe('the comparison fails for', () => {
  it.each([
    ['a text that is shifted by a pixel', sample('a small paragraph'), moved(1)],
    ['a text that is shifted by four pixels', sample('Arial normal'), moved(4)],
    ['a text that is turned by a degree', sample('Georgia bold'), turned],
    ['a shape that fades by a twentieth more', sample('shapes that lie over each other'), faded],
    ['a picture that fades by a twentieth more', sample('a photograph'), faded],
    ['bold letters in place of normal ones', sample('Verdana normal'), bold],
  ])('%s', async (_name, elements, change) => {
    expect(await compared(elements, changed(elements, change))).not.toSatisfy(passes)
  })

  it('a text that is missing', async () => {
    const elements = sample('Sinhala, Tamil and emoji')
    expect(await compared(elements, elements.slice(1))).not.toSatisfy(passes)
  })
})

describe('a print file', () => {
  it('has the size and the dpi that the partner asks for, and nothing where nothing is printed', async () => {
    const file = { widthPx: 1800, heightPx: 2400, dpi: 150, fill: 'fit' as const }
    const png = await drawDesign({ ...drawingOf(sample('a photograph'), pictures), file })
    expect(await sharp(png).metadata()).toMatchObject({
      width: 1800,
      height: 2400,
      density: 150,
      hasAlpha: true,
    })
    const alphaBelow = async (top: number) => {
      const part = await sharp(png).extract({ left: 0, top, width: 1800, height: 600 }).toBuffer()
      return (await sharp(part).stats()).channels[3]?.max
    }
    expect(await alphaBelow(600)).toBe(255)
    expect(await alphaBelow(1800)).toBe(0)
  })
})

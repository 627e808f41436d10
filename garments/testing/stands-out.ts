import sharp from 'sharp'
import { expect } from 'vitest'
import type { GarmentPicture } from '../src/index.ts'
import { renderGarment } from '../src/render.ts'

/** Expects that templates, seen from a side, are drawn as something that stands out from the ground; small, as it takes a seventh. */
export async function expectToStandOut(
  templates: readonly GarmentPicture['template'][],
  view: 'front' | 'back',
) {
  for (const template of templates) {
    const png = await renderGarment({ template, view, colour: '#a8322a', print: { kind: 'solid' } }, 1)
    const { width, height, channels } = await sharp(png).metadata()
    expect([width, height, channels]).toEqual([400, 500, 3])
    const spread = (await sharp(png).stats()).channels.map((channel) => channel.stdev)
    expect(Math.max(...spread), `${template} ${view}`).toBeGreaterThan(18)
  }
}

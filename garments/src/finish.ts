import { drawing } from './field.ts'
import type { GarmentPicture } from './picture.ts'
import type { LaidView } from './pose.ts'

/** Stitching, seams, buttons and cords as one SVG over the cloth. */
export function finishOver(
  view: LaidView,
  picture: GarmentPicture,
  size: { readonly width: number; readonly height: number },
): string {
  const isDark = brightness(picture.colour) < 0.33
  const thread = view.thread ?? (isDark ? '#ffffff' : '#1c1a17')
  const opacity = view.thread === undefined ? (isDark ? 0.3 : 0.28) : 0.85
  const seams = view.seams.map(
    (d) => `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.2" stroke-width="0.55"/>`,
  )
  const stitches = view.stitches.map(
    (d) =>
      `<path d="${d}" fill="none" stroke="${thread}" stroke-opacity="${opacity}" stroke-width="0.55" stroke-dasharray="2.1 1.2" stroke-linecap="round"/>`,
  )
  const inside = view.parts.map(({ d }) => `<path d="${d}" fill="#fff"/>`).join('')
  const sewn = `<mask id="cloth" maskUnits="userSpaceOnUse" x="0" y="0" width="${drawing.width}" height="${drawing.height}">${inside}</mask><g mask="url(#cloth)">${seams.join('')}${stitches.join('')}</g>`
  const attached = [
    ...view.cords.map((one) => cord(one.d, one.width, one.colour ?? picture.colour)),
    ...view.buttons.map(({ x, y, r }) => button(x, y, r)),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${drawing.width} ${drawing.height}">${sewn}${attached}</svg>`
}

function cord(d: string, width: number, colour: string): string {
  return `<path d="${d}" transform="translate(0.9 1.4)" fill="none" stroke="#000" stroke-opacity="0.28" stroke-width="${width}" stroke-linecap="round"/>
<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>
<path d="${d}" transform="translate(-0.35 -0.35)" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="${width * 0.35}" stroke-linecap="round"/>`
}

function button(x: number, y: number, r: number): string {
  const hole = (dx: number, dy: number) =>
    `<circle cx="${x + dx * r * 0.28}" cy="${y + dy * r * 0.28}" r="${r * 0.13}" fill="#5b4a3a"/>`
  return `<circle cx="${x + 0.8}" cy="${y + 1.2}" r="${r}" fill="#000" fill-opacity="0.3"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="#d9cdb8"/><circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="#c8b99f"/>
<path d="M${x - r * 0.8} ${y - r * 0.2}A${r * 0.85} ${r * 0.85} 0 0 1 ${x + r * 0.2} ${y - r * 0.8}" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="${r * 0.16}"/>
${hole(-1, -1)}${hole(1, -1)}${hole(-1, 1)}${hole(1, 1)}`
}

function brightness(colour: string): number {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5)
}

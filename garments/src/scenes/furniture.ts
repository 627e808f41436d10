import type { Furniture, Hang } from './scene.ts'

/** Dark timber, brass and cord as SVG elements, in px of the scene. Their shadows come from their outline. */
export function furnitureDrawing(furniture: Furniture): string {
  if (furniture.kind === 'hanger') return hanger(furniture.x, furniture.y, furniture.width)
  if (furniture.kind === 'peg') return peg(furniture)
  return spans[furniture.kind](furniture)
}

const spans = { rail, line, shelf } as const

interface Span {
  readonly y: number
  readonly from: number
  readonly to: number
}

const railHeight = 26
const usualWaist = 0.62

function rail({ y, from, to }: Span): string {
  const grain = Array.from({ length: 9 }, (_, nth) => {
    const at = y - railHeight / 2 + 3 + nth * 2.4
    const drift = 1.6 * Math.sin(nth * 1.9)
    return `<path d="M${from} ${at}Q${(from + to) / 2} ${at + drift} ${to} ${at - drift}" fill="none" stroke="#1b0f08" stroke-opacity="${0.1 + 0.06 * (nth % 3)}" stroke-width="1"/>`
  }).join('')
  return `<linearGradient id="rail" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8a6144"/><stop offset="0.28" stop-color="#6d4930"/><stop offset="1" stop-color="#38231a"/></linearGradient>
<rect x="${from}" y="${y - railHeight / 2}" width="${to - from}" height="${railHeight}" rx="5" fill="url(#rail)"/>${grain}`
}

function line({ y, from, to }: Span): string {
  const sag = (to - from) * 0.016
  return `<path d="M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}" fill="none" stroke="#8d7452" stroke-width="7"/>
<path d="M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}" fill="none" stroke="#d9c39a" stroke-width="5" stroke-dasharray="7 4"/>`
}

function shelf({ y, from, to }: Span): string {
  const grain = Array.from({ length: 12 }, (_, nth) => {
    const at = y + 10 + nth * 3.6
    return `<path d="M${from} ${at}Q${from + (to - from) * (0.2 + 0.06 * nth)} ${at + 4 * Math.sin(nth)} ${to} ${at + 1}" fill="none" stroke="#1b0f08" stroke-opacity="${0.08 + 0.07 * (nth % 3)}" stroke-width="1.2"/>`
  }).join('')
  return `<linearGradient id="shelf" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#6b4730"/><stop offset="1" stop-color="#3b251a"/></linearGradient>
<rect x="${from}" y="${y}" width="${to - from}" height="52" rx="3" fill="url(#shelf)"/>
<rect x="${from}" y="${y}" width="${to - from}" height="7" rx="3" fill="#94694a"/>${grain}`
}

function peg({ x, y }: { readonly x: number; readonly y: number }): string {
  return `<radialGradient id="peg" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="#9a6e4e"/><stop offset="1" stop-color="#3a241a"/></radialGradient>
<circle cx="${x}" cy="${y}" r="21" fill="url(#peg)"/><circle cx="${x - 5}" cy="${y - 6}" r="6" fill="#fff" fill-opacity="0.14"/>`
}

/** A wooden hanger; its hook goes over a rail at `y`. */
function hanger(x: number, y: number, width: number): string {
  const neck = y + Math.max(70, width * 0.24)
  return hook(x, y, neck) + shoulders(x, neck, width, true)
}

/** The wood of a hanger, with its crossbar or without, as where cloth hides it. */
function shoulders(x: number, neck: number, width: number, hasBar: boolean): string {
  const half = width / 2
  const end = neck + width * 0.2
  const arms = (rise: number) =>
    `M${x - half} ${end - rise}C${x - half * 0.75} ${end - width * 0.08 - rise} ${x - half * 0.3} ${neck - rise} ${x} ${neck - rise}C${x + half * 0.3} ${neck - rise} ${x + half * 0.75} ${end - width * 0.08 - rise} ${x + half} ${end - rise}`
  const bar = hasBar
    ? `<path d="M${x - half * 0.94} ${end + width * 0.012}H${x + half * 0.94}" stroke="#4a2f20" stroke-width="${width * 0.026}" stroke-linecap="round"/>`
    : ''
  return `<path d="${arms(0)}" fill="none" stroke="#4a2f20" stroke-width="${width * 0.062}" stroke-linecap="round"/>
<path d="${arms(width * 0.012)}" fill="none" stroke="#7d5539" stroke-width="${width * 0.024}" stroke-linecap="round"/>${bar}`
}

/** What carries a garment, behind it: its upper edge at `top`, px. */
export function carrier(
  { from, by, waist = usualWaist }: Hang,
  x: number,
  top: number,
  width: number,
): string {
  if (by === 'pegs') return ''
  if (by === 'hook') return hook(x, from, top + 26)
  if (by === 'hanger') return hook(x, from, top - 8) + shoulders(x, top - 8, width * 0.46, false)
  const half = (width * waist) / 2 + 6
  return `${hook(x, from, top - 12)}<path d="M${x - half} ${top - 12}H${x + half}" stroke="#8d6c3c" stroke-width="9" stroke-linecap="round"/><path d="M${x - half} ${top - 14}H${x + half}" stroke="#d6b777" stroke-width="3" stroke-linecap="round"/>`
}

/** What holds a garment from the front: brass clips or wooden pegs at the ends of its upper edge. */
export function clasps({ by, waist = usualWaist }: Hang, x: number, top: number, width: number): string {
  if (by === 'hook' || by === 'hanger') return ''
  return [-1, 1]
    .map((side) => {
      const at = x + side * ((width * waist) / 2 - 14)
      return by === 'clips'
        ? `<rect x="${at - 11}" y="${top - 20}" width="22" height="46" rx="4" fill="#a98549"/><rect x="${at - 11}" y="${top - 20}" width="22" height="8" rx="4" fill="#e0c58c"/><rect x="${at - 11}" y="${top + 18}" width="22" height="8" rx="3" fill="#7b5f34"/>`
        : `<rect x="${at - 8}" y="${top - 26}" width="16" height="64" rx="6" fill="#b98f61"/><rect x="${at - 8}" y="${top - 26}" width="6" height="64" rx="3" fill="#dcb98c"/><path d="M${at} ${top + 6}V${top + 38}" stroke="#6d4930" stroke-width="2.4"/><rect x="${at - 9}" y="${top - 2}" width="18" height="5" fill="#8f8a80"/>`
    })
    .join('')
}

/** A brass hook over a rail, its shank down to `to`. */
function hook(x: number, y: number, to: number): string {
  const r = railHeight * 0.72
  const d = `M${x - r} ${y + r * 0.35}A${r} ${r} 0 1 1 ${x + r * 0.55} ${y + r * 0.85}Q${x} ${y + r * 1.25} ${x} ${y + r * 1.8}V${to}`
  return `<path d="${d}" fill="none" stroke="#7b5f34" stroke-width="6.5" stroke-linecap="round"/><path d="${d}" transform="translate(-1 -1)" fill="none" stroke="#d6b777" stroke-width="2.6" stroke-linecap="round"/>`
}

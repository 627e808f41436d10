import type { SizeResult } from '../run.ts'
import { type Bar, isMet, shareBars } from './bars.ts'

const [width, rowHeight, labelWidth, top] = [860, 24, 430, 56]
const ink = { text: '#24211e', met: '#23574a', missed: '#a8322a', line: '#cdb78f', ground: '#faf8f4' }

/** The shop's share of each limit as a bar, with a mark at the target. */
export function chartOf(sizes: readonly SizeResult[]): string {
  const bars = sizes.flatMap(shareBars)
  const height = top + bars.length * rowHeight + 16
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-labelledby="title">`,
    '<title id="title">How near the shop comes to its limits</title>',
    `<rect width="${width}" height="${height}" fill="${ink.ground}"/>`,
    `<text x="16" y="26" font-size="16" fill="${ink.text}">Requests a second by those of the bare server, same machine, same run</text>`,
    `<text x="16" y="44" fill="${ink.text}">A mark shows the bar that is set. Green is met, red is missed.</text>`,
    ...bars.map(rowOf),
    '</svg>',
    '',
  ].join('\n')
}

function rowOf(bar: Bar, row: number): string {
  const y = top + row * rowHeight
  const scale = (value: number) => Math.round(Math.min(1.1, value) * 330)
  const colour = isMet(bar) ? ink.met : ink.missed
  const markAt = labelWidth + scale(bar.bar)
  return [
    `<text x="16" y="${y + 16}" fill="${ink.text}">${bar.subject}</text>`,
    `<rect x="${labelWidth}" y="${y + 4}" width="${scale(bar.value)}" height="16" fill="${colour}"/>`,
    `<line x1="${markAt}" x2="${markAt}" y1="${y + 1}" y2="${y + 23}" stroke="${ink.line}" stroke-width="3"/>`,
    `<text x="${labelWidth + scale(bar.value) + 6}" y="${y + 16}" fill="${ink.text}">${bar.value.toFixed(2)}</text>`,
  ].join('')
}

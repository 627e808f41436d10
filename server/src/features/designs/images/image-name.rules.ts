import { cleanLine } from '@first-fashion/contract/text/clean-text'
import { cutText, graphemesOf } from '@first-fashion/contract/text/cut-text'

/** Characters as readers count them, and UTF-16 units. */
const longest = { characters: 60, units: 120 } as const

/** A file's name as the library shows it: one line, with its end if it has to be cut. */
export function imageName(fileName: string): string {
  const name = cleanLine(fileName.replace(/^.*[/\\]/s, ''))
    .replace(/\s+/g, ' ')
    .trim()
  if (name === '') return 'Image'
  const characters = graphemesOf(name)
  if (characters.length <= longest.characters && name.length <= longest.units) return name
  const end = characters.slice(-11)
  while (end.length > 1 && end.join('').length > 22) end.shift()
  return `${cutText(characters.slice(0, 48).join(''), 96)}…${end.join('')}`
}

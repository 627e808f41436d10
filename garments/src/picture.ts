import type { Print } from './prints/print.ts'
import { findTemplate } from './templates/index.ts'

/** A garment in one colour and print, seen from one side. */
export interface GarmentPicture {
  readonly template: string
  readonly view: 'front' | 'back'
  /** '#RRGGBB' */
  readonly colour: string
  readonly print: Print
}

/** Increase it when pictures change: it is part of new addresses, so no browser shows an outdated picture for them. */
export const rendererVersion = 4

/** The picture's name in addresses and files, as 'linen-shirt.front.23574a.batik-d9822b-7.v1'. */
export function pictureKey({ template, view, colour, print }: GarmentPicture): string {
  return [template, view, hex(colour), printKey(print), `v${rendererVersion}`].join('.')
}

const hex = (colour: string) => colour.replace('#', '').toLowerCase()

function printKey(print: Print): string {
  if (!('colour' in print)) return print.kind
  if (print.kind === 'batik') return `batik-${hex(print.colour)}-${print.seed}`
  return `${print.kind}-${hex(print.colour)}`
}

/**
 * Parses a name; undefined for unknown templates, invalid colours and future versions. Names of earlier versions stay
 * valid, because orders and emails contain them: they are drawn as today.
 */
export function parsePictureKey(key: string): GarmentPicture | undefined {
  const match = /^([a-z0-9-]+)\.(front|back)\.([0-9a-f]{6})\.([a-z0-9-]+)\.v(\d+)$/.exec(key)
  if (match === null) return undefined
  const [, template = '', view, colour = '', printText = '', version] = match
  const print = parsePrint(printText)
  if (Number(version) < 1 || Number(version) > rendererVersion || print === undefined) return undefined
  if (findTemplate(template) === undefined) return undefined
  return { template, view: view === 'back' ? 'back' : 'front', colour: `#${colour}`, print }
}

function parsePrint(text: string): Print | undefined {
  if (text === 'solid' || text === 'folds' || text === 'undyed') return { kind: text }
  const plain = /^(stripe|check)-([0-9a-f]{6})$/.exec(text)
  if (plain !== null) return { kind: plain[1] === 'check' ? 'check' : 'stripe', colour: `#${plain[2]}` }
  const batik = /^batik-([0-9a-f]{6})-(\d{1,4})$/.exec(text)
  if (batik !== null) return { kind: 'batik', colour: `#${batik[1]}`, seed: Number(batik[2]) }
  return undefined
}

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

/** Grows when pictures come out differently: new addresses hold it, so that no browser shows an old picture for them. */
export const rendererVersion = 4

/** The picture's name in addresses and files, as 'linen-shirt.front.23574a.batik-d9822b-7.v1'. */
export function pictureKey({ template, view, colour, print }: GarmentPicture): string {
  return [template, view, hex(colour), printKey(print), `v${rendererVersion}`].join('.')
}

const hex = (colour: string) => colour.replace('#', '').toLowerCase()

function printKey(print: Print): string {
  if (print.kind === 'solid') return 'solid'
  if (print.kind === 'batik') return `batik-${hex(print.colour)}-${print.seed}`
  return `${print.kind}-${hex(print.colour)}`
}

/**
 * Reads a name back; undefined for templates that do not exist, wrong colours and versions to come. Names of
 * earlier versions stay good, for they stand in orders and mails: they are drawn as pictures are drawn now.
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
  if (text === 'solid') return { kind: 'solid' }
  const plain = /^(stripe|check)-([0-9a-f]{6})$/.exec(text)
  if (plain !== null) return { kind: plain[1] === 'check' ? 'check' : 'stripe', colour: `#${plain[2]}` }
  const batik = /^batik-([0-9a-f]{6})-(\d{1,4})$/.exec(text)
  if (batik !== null) return { kind: 'batik', colour: `#${batik[1]}`, seed: Number(batik[2]) }
  return undefined
}

import { limits } from '@first-fashion/contract/limits'
import { logoRefusals } from '@first-fashion/contract/pictures'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../errors.ts'
import { tooManyPixels } from './open-upload.ts'

/** Larger than any drawing says it is. px. */
const longestSide = 100_000
const usualDensity = 72

/** The text of an SVG, which its first element says it is; undefined for other files. */
export function readSvg(bytes: Uint8Array): string | undefined {
  const text = utf8Of(bytes)
  if (text === undefined) return undefined
  const root = startOfRoot(text)
  return /^<svg[\s>]/.test(text.slice(root, root + 5)) ? text : undefined
}

/** What can stand before the first element, and how it ends. */
const prologs = [
  { start: /<\?/y, end: /\?>/g },
  { start: /<!--/y, end: /-->/g },
  { start: /<!DOCTYPE[^[>]*\[/iy, end: /\]\s*>/g },
  { start: /<!DOCTYPE/iy, end: />/g },
  { start: /[\s\uFEFF]+/y, end: /(?:)/g },
] as const

/** Where the first element begins. */
function startOfRoot(text: string): number {
  let at = 0
  for (;;) {
    const next = prologs.map((prolog) => endOf(prolog, text, at)).find((end) => end > at)
    if (next === undefined) return at
    at = next
  }
}

function endOf({ start, end }: (typeof prologs)[number], text: string, from: number): number {
  start.lastIndex = from
  if (!start.test(text)) return from
  end.lastIndex = start.lastIndex
  return end.test(text) ? Math.max(end.lastIndex, start.lastIndex) : from
}

function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Opens an SVG to be drawn about as large as a size in px. Only its picture gets out: the drawing library runs no scripts,
 * draws no HTML and loads no files. Refuses with 'media.refers-outside' what would lack something then, a face of its text too, and with
 * 'media.too-many-pixels' before anything is drawn.
 */
export async function openSvg(text: string, size: { width: number; height: number }): Promise<Sharp> {
  if (refersOutside(text) || hasText(text)) throw refused()
  await requireSmallPictures(text)
  const bytes = Buffer.from(text)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (Math.max(width, height) > longestSide) throw tooManyPixels()
  const density = usualDensity * Math.min(size.width / width, size.height / height)
  return sharp(bytes, {
    density: Math.min(100_000, Math.max(1, density)),
    limitInputPixels: limits.pictureMaximumPixels,
  })
}

const links = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const embedded = /^\s*data:image\/(?:png|jpe?g|webp|gif);base64,([\s\S]*)$/i

/** Whether it names other files: pictures, styles, faces, or entities, which stand for any text. */
function refersOutside(text: string): boolean {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|@import|\bsrc\s*[:=]/i.test(text)) return true
  if (/url\(\s*["']?(?!\s*["']?#)/i.test(text)) return true
  return linksIn(text).some((link) => !/^\s*(?:#|$)/.test(link) && !embedded.test(link))
}

const comments = /<!--[\s\S]*?-->/g
const textWithWords = /<(?:[\w-]+:)?text(?:\s[^>]*)?(?<!\/)>(?!\s*<\/(?:[\w-]+:)?text\s*>)/i

/** Text needs the face that it was drawn with, and the server would draw it with another one. */
const hasText = (text: string): boolean => textWithWords.test(text.replace(comments, ''))

const linksIn = (text: string): string[] =>
  [...text.matchAll(links)].map(([, double = '', single = '']) => double || single)

/** What is embedded must not be larger than what could be uploaded. */
async function requireSmallPictures(text: string): Promise<void> {
  let pixels = 0
  for (const link of linksIn(text)) {
    const [, base64] = embedded.exec(link) ?? []
    if (base64 === undefined) continue
    const { width, height } = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: false })
      .metadata()
      .catch(() => ({ width: 0, height: 0 }))
    pixels += width * height
  }
  if (pixels > limits.pictureMaximumPixels) throw tooManyPixels()
}

const refused = () => new AppError('refused', 'media.refers-outside', logoRefusals['media.refers-outside'])

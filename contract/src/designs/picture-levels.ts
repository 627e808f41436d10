// Canvas, mockup and print file import this: it is arithmetic on addresses and must stay free of zod.

/** In px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A picture in one of its sizes. Level 0 is all of it, and each further level is half as wide and high. */
export interface PictureLevel extends PictureSize {
  readonly level: number
}

/** The longer side of the last level is at least this, in px, and less than twice as much. */
const shortestLongSide = 64

/** All levels of a picture, the largest first. Each is rounded up, so that none is ever too small by a pixel. */
export function levelsOf({ width, height }: PictureSize): PictureLevel[] {
  const count = Math.max(1, Math.floor(Math.log2(Math.max(width, height) / shortestLongSide)) + 1)
  return Array.from({ length: count }, (_, level) => ({
    level,
    width: Math.ceil(width / 2 ** level),
    height: Math.ceil(height / 2 ** level),
  }))
}

/** The smallest level that is at least so many px wide; the largest one if none is. */
export const levelFor = (size: PictureSize, widthPx: number): number =>
  levelsOf(size).findLast(({ width }) => width >= widthPx)?.level ?? 0

const address = /^(\/media\/uploads\/[0-9a-f-]{36})\/([1-9]\d{0,4})x([1-9]\d{0,4})\.png$/

/** The address of a picture in level 0, which is the one that a design stores. It says how large the picture is. */
export const uploadUrl = (name: string, { width, height }: PictureSize): string =>
  `/media/uploads/${name}/${width}x${height}.png`

/** The size that an upload's address says; undefined for shapes and for files that never left the page. */
export function sizeOfUpload(url: string): PictureSize | undefined {
  const [, , width, height] = address.exec(url) ?? []
  return width === undefined || height === undefined
    ? undefined
    : { width: Number(width), height: Number(height) }
}

/** How a picture is shown. */
export interface LevelOptions {
  /** With a transparent background; of a picture without a flat background it is the picture as it is. */
  readonly isBackgroundRemoved?: boolean
}

/**
 * The address of a level: '/media/uploads/{name}/2400x1600.png' has level 2 at '…/2400x1600-2.png', and without its
 * background at '…/2400x1600-2-cutout.png'. A level beyond the last one is the last one. Other addresses have one size
 * only and stay as they are.
 */
export function levelUrl(
  url: string,
  level: number,
  { isBackgroundRemoved = false }: LevelOptions = {},
): string {
  const size = sizeOfUpload(url)
  if (size === undefined) return url
  const nearest = Math.min(Math.max(0, Math.trunc(level)), levelsOf(size).length - 1)
  if (nearest === 0 && !isBackgroundRemoved) return url
  return url.replace(/\.png$/, `-${nearest}${isBackgroundRemoved ? '-cutout' : ''}.png`)
}

const levelFile = /^([1-9]\d{0,4})x([1-9]\d{0,4})(?:-(\d{1,2}))?(-cutout)?\.png$/

/** Reads the last part of a level's address; undefined for what `levelUrl` never writes. */
export function readLevelFile(file: string) {
  const [, width, height, level = '0', cutout] = levelFile.exec(file) ?? []
  if (width === undefined || height === undefined) return undefined
  const size = { width: Number(width), height: Number(height) }
  const isBackgroundRemoved = cutout !== undefined
  const whole = uploadUrl('00000000-0000-4000-8000-000000000000', size)
  const isWritten = levelUrl(whole, Number(level), { isBackgroundRemoved }).endsWith(`/${file}`)
  return isWritten ? { size, level: Number(level), isBackgroundRemoved } : undefined
}

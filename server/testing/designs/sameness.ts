import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How far two pictures of one size are apart. */
export interface Sameness {
  /** Pixels that differ, as a share of those that either of them has inked. */
  readonly differing: number
  /** The mean difference of all channels, 0 to 255; colours as they show over black. */
  readonly meanDifference: number
  readonly inked: number
}

/** At most so much may lie between the canvas and the print file. */
export const gate = { differing: 0.01, meanDifference: 0.5 } as const

export const passes = ({ differing, meanDifference }: Sameness): boolean =>
  differing < gate.differing && meanDifference <= gate.meanDifference

/** Compares two PNGs. Throws if they have different sizes. */
export async function samenessOf(one: Uint8Array, other: Uint8Array): Promise<Sameness> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.width !== b.width || a.height !== b.height) throw new Error('the pictures have different sizes')
  let [inked, sum] = [0, 0]
  for (let at = 0; at < a.data.length; at += 4) {
    const [alphaA, alphaB] = [a.data[at + 3] ?? 0, b.data[at + 3] ?? 0]
    if (alphaA > 0 || alphaB > 0) inked += 1
    sum += Math.abs(alphaA - alphaB)
    // The colour of ink that is hardly there counts as much as it is there.
    for (let channel = 0; channel < 3; channel += 1)
      sum += Math.abs((a.data[at + channel] ?? 0) * alphaA - (b.data[at + channel] ?? 0) * alphaB) / 255
  }
  const differing = pixelmatch(a.data, b.data, undefined, a.width, a.height, {
    threshold: 0.1,
    includeAA: true,
  })
  return { differing: differing / Math.max(1, inked), meanDifference: sum / a.data.length, inked }
}

async function pixelsOf(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

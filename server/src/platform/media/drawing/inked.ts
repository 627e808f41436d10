import sharp from 'sharp'

/** Whether anything shows in a print, by its file or its bytes: of a print without alpha everything does. */
export async function isInked(print: string | Uint8Array): Promise<boolean> {
  const picture = sharp(print, { limitInputPixels: false })
  if (!(await picture.metadata()).hasAlpha) return true
  const alpha = await picture.extractChannel('alpha').raw().toBuffer()
  return alpha.some((value) => value > 0)
}

import sharp from 'sharp'

/** Whether anything shows in a print, by its file or its bytes: of a print without alpha everything does. */
export async function isInked(print: string | Uint8Array): Promise<boolean> {
  const { channels } = await sharp(print, { limitInputPixels: false }).stats()
  const alpha = channels[3] ?? (channels.length === 2 ? channels[1] : undefined)
  return alpha === undefined || alpha.max > 0
}

import type { Page } from '@playwright/test'

/** A photograph of a size in px, drawn by the browser: sky over sand, so a crop is visible. */
export async function makePicture(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height)
      const pen = canvas.getContext('2d')
      if (pen === null) return []
      const sky = pen.createLinearGradient(0, 0, width, height)
      sky.addColorStop(0, '#2f6f7d')
      sky.addColorStop(0.6, '#e8c9a0')
      sky.addColorStop(1, '#8a5a3c')
      pen.fillStyle = sky
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#f6e7c8'
      pen.arc(width / 2, height / 2, height / 5, 0, 7)
      pen.fill()
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    { width, height },
  )
  return Buffer.from(bytes)
}

/** A photograph as a telephone sends it. */
export const photograph = async (page: Page, name = 'worn.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makePicture(page, 900, 1200),
})

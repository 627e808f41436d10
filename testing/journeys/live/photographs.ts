import sharp from 'sharp'

export interface Photo {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Four photographs as a small house has them: of two colours, of several kinds and sizes, one held on its side. */
export async function fourPhotographs(): Promise<readonly [Photo, Photo, Photo, Photo]> {
  const scene = (width: number, height: number, cloth: string) => {
    const [w, h] = [width, height]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
      <defs><linearGradient id="wall" x2="1" y2="1"><stop stop-color="#f4eee2"/><stop offset="1" stop-color="#c9b89c"/></linearGradient>
      <linearGradient id="fold" x2="1"><stop stop-color="#000" stop-opacity="0"/><stop offset=".5" stop-color="#000" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity=".12"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#wall)"/>
      <path id="s" fill="${cloth}" d="M${w * 0.3} ${h * 0.18}L${w * 0.42} ${h * 0.14}Q${w * 0.5} ${h * 0.2} ${w * 0.58} ${h * 0.14}L${w * 0.7} ${h * 0.18}L${w * 0.88} ${h * 0.42}L${w * 0.74} ${h * 0.5}L${w * 0.7} ${h * 0.42}V${h * 0.86}H${w * 0.3}V${h * 0.42}L${w * 0.26} ${h * 0.5}L${w * 0.12} ${h * 0.42}Z"/>
      <rect x="${w * 0.42}" y="${h * 0.2}" width="${w * 0.16}" height="${h * 0.66}" fill="url(#fold)"/></svg>`
    return sharp(Buffer.from(svg)).resize(width, height)
  }
  const [blue, red] = ['#2b3a67', '#a8322a']
  return [
    {
      name: 'harbour-shirt-indigo-front.jpg',
      mimeType: 'image/jpeg',
      buffer: await scene(1600, 2000, blue).jpeg({ quality: 88 }).toBuffer(),
    },
    {
      name: 'harbour-shirt-indigo-back.jpg',
      mimeType: 'image/jpeg',
      // As phones store it: rotated, with an EXIF orientation.
      buffer: await sharp(await scene(1200, 1600, blue).png().toBuffer())
        .rotate(-90)
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    },
    {
      name: 'harbour-shirt-hibiscus-front.png',
      mimeType: 'image/png',
      buffer: await scene(1000, 1250, red).png().toBuffer(),
    },
    {
      name: 'hibiscus detail.webp',
      mimeType: 'image/webp',
      buffer: await scene(1800, 1200, red).webp().toBuffer(),
    },
  ]
}

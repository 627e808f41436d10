import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawBrandPicture } from './brand-pictures.ts'
import { drawLogo } from './logo.ts'

const shape = { kind: 'store-logo', width: 1600, height: 800, fit: 'logo' } as const
const bar = '<rect x="20" y="10" width="60" height="20" fill="#23574a"/>'
const svg = (inside = bar, size = 'width="100" height="40"', before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 100 40">${inside}</svg>`)
const drawn = async (bytes: Uint8Array) => sharp(await drawLogo(bytes, shape))
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await (await drawn(bytes)).metadata()
  return { width, height, format }
}
const refusal = (code: string) => expect.objectContaining({ code })
const png = (width: number, height: number, margin: number) =>
  sharp({ create: { width, height, channels: 4, background: '#23574a' } })
    // What does not show is white, as some programs write it.
    .extend({
      ...{ top: margin, bottom: margin, left: margin, right: margin },
      background: { r: 255, g: 255, b: 255, alpha: 0 },
    })
    .png()
    .toBuffer()

/** A PNG that says it is so large, and holds nothing else. */
function pngHead(width: number, height: number): Buffer {
  const facts = Buffer.alloc(13)
  facts.writeUInt32BE(width, 0)
  facts.writeUInt32BE(height, 4)
  facts.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(type, 4)
    return Buffer.concat([head, data, crcOf(Buffer.concat([head.subarray(4), data]))])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', facts),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crcOf(data: Buffer): Buffer {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return bytes
}

describe('a logo', () => {
  it('loses its transparent margin, whatever colour that has, and keeps one that shows', async () => {
    expect(await sizeOf(await png(300, 90, 40))).toEqual({ width: 300, height: 90, format: 'png' })
    const white = sharp({ create: { width: 200, height: 100, channels: 3, background: '#ffffff' } })
    expect(await sizeOf(await white.jpeg().toBuffer())).toEqual({ width: 200, height: 100, format: 'png' })
  })

  it('that is drawn is as large as it is needed, however large it says it is', async () => {
    for (const size of ['width="100" height="40"', 'width="50000" height="20000"', '']) {
      const { width, height } = await sizeOf(svg(bar, size))
      expect(width, size).toBe(1600)
      expect(height, size).toBeGreaterThan(520)
      expect(height, size).toBeLessThan(545)
    }
  })

  it('is known by what is in it: an SVG behind its introduction, no other text, no program', async () => {
    const introduction =
      '\uFEFF<?xml version="1.0"?>\n<!-- <svg> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a">\n'
    expect((await sizeOf(svg(bar, undefined, introduction))).width).toBe(1600)
    const others = [
      'GIF89a nothing',
      '<html><svg></svg></html>',
      '<svg',
      '',
      '\x7fELF',
      '<!-- -->'.repeat(5000),
    ]
    for (const text of others)
      await expect(drawLogo(Buffer.from(text), shape), text).rejects.toEqual(refusal('media.not-a-picture'))
  })

  it.each([
    ['a script', '<script>throw 1</script>'],
    ['a handler', '<g onload="alert(1)"/>'],
    [
      'HTML',
      '<foreignObject width="100" height="40"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    ],
  ])('is drawn without %s, as nothing but its pixels is stored', async (_, inside) => {
    const plain = await drawLogo(svg(), shape)
    expect(Buffer.from(await drawLogo(svg(bar + inside), shape)).equals(plain)).toBe(true)
  })

  it.each([
    ['a picture elsewhere', '<image href="https://tracker.example/1.png" width="9" height="9"/>'],
    ['a file of the server', "<image xlink:href='file:///etc/passwd' width='9' height='9'/>"],
    ['an address in characters of its own', '<use href="&#104;ttps://x.example/a.svg#a"/>'],
    ['another SVG inside', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['a style elsewhere', '<style>@import "https://x.example/a.css";</style>'],
    ['a face elsewhere', '<style>@font-face{font-family:a;src:url(https://x.example/a.woff)}</style>'],
    ['a pattern elsewhere', '<rect width="9" height="9" fill="url( \'https://x.example/#p\')"/>'],
  ])('is refused if it needs %s', async (_, inside) => {
    await expect(drawLogo(svg(bar + inside), shape)).rejects.toEqual(refusal('media.refers-outside'))
  })

  it('is refused if its entities stand for other texts', async () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    const refused = refusal('media.refers-outside')
    await expect(drawLogo(svg(`<text>&b;</text>${bar}`, undefined, bomb), shape)).rejects.toEqual(refused)
  })

  it('is refused if it has a text, whose face the server lacks; without words it is drawn', async () => {
    const refused = refusal('media.refers-outside')
    for (const text of [
      '<text x="9" y="9">Nilu</text>',
      '<text><tspan>Nilu</tspan></text>',
      '<svg:text\nx="9">N</svg:text>',
    ])
      await expect(drawLogo(svg(bar + text), shape), text).rejects.toEqual(refused)
    for (const none of [
      '<!-- <text>Nilu</text> -->',
      '<text/>',
      '<text x="9"> </text>',
      '<title>Nilu</title>',
    ])
      expect((await sizeOf(svg(bar + none))).width, none).toBe(1600)
  })

  it('may refer to itself and hold pictures, if they are small enough', async () => {
    const own =
      '<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs><rect x="20" y="10" width="60" height="20" fill="url(#g)"/>'
    expect((await sizeOf(svg(own))).width).toBe(1600)
    const held = (picture: Buffer) =>
      svg(`${bar}<image href="data:image/png;base64,${picture.toString('base64')}" width="9" height="9"/>`)
    expect((await sizeOf(held(await png(9, 9, 0)))).width).toBe(1600)
    await expect(drawLogo(held(pngHead(9000, 9000)), shape)).rejects.toEqual(refusal('media.too-many-pixels'))
  })

  it('is refused before it is decoded if it says that it has 200 megapixels, or a kilometre', async () => {
    const refused = refusal('media.too-many-pixels')
    await expect(drawLogo(pngHead(20_000, 10_000), shape)).rejects.toEqual(refused)
    await expect(drawLogo(svg(bar, 'width="1000000" height="400000"'), shape)).rejects.toEqual(refused)
  })

  it('is refused if nothing shows', async () => {
    const refused = refusal('media.blank-picture')
    await expect(drawLogo(svg('<rect width="9" height="9" fill="none"/>'), shape)).rejects.toEqual(refused)
  })
})

describe('what is made of a logo', () => {
  const file = async () => {
    const path = `${process.env.TMPDIR ?? '/tmp'}/logo-${process.pid}.png`
    await sharp(await drawLogo(svg(), shape)).toFile(path)
    return path
  }

  it('fits its place: the header, a tab, a home screen and other sites', async () => {
    const logo = await file()
    const size = async (as: Parameters<typeof drawBrandPicture>[1]) => {
      const { width, height, format, hasAlpha } = await sharp(await drawBrandPicture(logo, as)).metadata()
      return [width, height, format, hasAlpha]
    }
    expect(await size('logo.png')).toEqual([240, 80, 'png', true])
    expect(await size('icon-32.png')).toEqual([32, 32, 'png', true])
    expect(await size('icon-180.png')).toEqual([180, 180, 'png', false])
    expect(await size('card.jpg')).toEqual([1200, 630, 'jpeg', false])
  })

  it('stands in the middle', async () => {
    const { data, info } = await sharp(await drawBrandPicture(await file(), 'card.jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
    expect(red(600, 315)).toBeLessThan(80)
    for (const [x, y] of [
      [20, 20],
      [600, 140],
      [140, 315],
      [1060, 315],
      [600, 490],
    ] as const)
      expect(red(x, y), `${x},${y}`).toBeGreaterThan(235)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createAllowance } from '../../http/allowance.ts'
import { answerFailuresAsRefusals } from '../../http/refusals.ts'
import { createPictureMaker } from '../drawing/picture-maker.ts'
import { storeFiles } from '../store-files.ts'
import { downloadImage } from './download-image.ts'
import { imageProxyRoutes } from './image-proxy.routes.ts'
import { createImageProxy } from './image-proxy.ts'

const maker = createPictureMaker()
afterAll(() => maker.close())

async function hostWith(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise((closed) => server.close(() => closed())))
  server.unref()
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return `http://127.0.0.1:${address.port}`
}

async function proxyOf(origin: string, fetches = 10) {
  const dataDir = mkdtempSync(join(tmpdir(), 'proxied-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const hosts = { names: [], sandboxOrigin: origin }
  const app = fastify()
  answerFailuresAsRefusals(app)
  const proxy = createImageProxy({ dataDir, keep: storeFiles(), maker, hosts })
  await app.register(imageProxyRoutes, { proxy, mayFetch: createAllowance(fetches) })
  return (url: string) => app.inject(`/api/image/proxy?url=${encodeURIComponent(url)}`)
}

const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#23574a' } })
  .jpeg()
  .toBuffer()

describe('the image proxy', () => {
  it('serves a partner’s picture in a modest size, and fetches it once [B7.56]', async () => {
    let asked = 0
    const origin = await hostWith((_request, response) => {
      asked += 1
      response.end(jpeg)
    })
    const show = await proxyOf(origin, 1)
    const answers = await Promise.all([show(`${origin}/a.jpg`), show(`${origin}/a.jpg`)])
    for (const { statusCode, headers, rawPayload } of [...answers, await show(`${origin}/a.jpg`)]) {
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('image/webp')
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 })
    }
    expect(asked).toBe(1)
    expect((await show(`${origin}/b.jpg`)).statusCode).toBe(429)
  })

  it('shows nothing from another host, and nothing without an address', async () => {
    const origin = await hostWith((_request, response) => response.end(jpeg))
    const show = await proxyOf('http://127.0.0.1:9')
    for (const url of [`${origin}/a.jpg`, 'file:///etc/passwd', ''])
      expect((await show(url)).statusCode, url).toBe(404)
  })

  it('judges a picture by its content, and follows no redirect', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const origin = await hostWith((request, response) => {
      if (request.url === '/moved.jpg') return response.writeHead(302, { location: '/a.jpg' }).end()
      if (request.url === '/gone.jpg') return response.writeHead(404).end(jpeg)
      response.setHeader('content-type', 'image/jpeg')
      return response.end(request.url === '/page.jpg' ? '<script>alert(1)</script>' : svg)
    })
    const show = await proxyOf(origin)
    for (const file of ['page.jpg', 'drawing.jpg'])
      expect((await show(`${origin}/${file}`)).json().code, file).toBe('media.not-a-picture')
    for (const file of ['moved.jpg', 'gone.jpg'])
      expect((await show(`${origin}/${file}`)).statusCode, file).toBe(503)
  })
})

describe('a download', () => {
  const limits = { timeoutMs: 5_000, mostBytes: 1_000, mayBePrivate: true }

  it('ends at its limits of size and time', async () => {
    const origin = await hostWith((request, response) => {
      if (request.url === '/endless') return response.write(Buffer.alloc(5_000))
      if (request.url === '/slow') return response.flushHeaders()
      return response.end(Buffer.alloc(1_000))
    })
    expect(await downloadImage(new URL(`${origin}/fits`), limits)).toHaveLength(1_000)
    await expect(downloadImage(new URL(`${origin}/endless`), limits)).rejects.toThrow('more than 1000 bytes')
    const hasty = { ...limits, timeoutMs: 50 }
    await expect(downloadImage(new URL(`${origin}/slow`), hasty)).rejects.toThrow(/abort|timeout/i)
  })

  it('reaches no private network, whatever name leads there', async () => {
    const origin = await hostWith((_request, response) => response.end('secret'))
    const named = new URL(origin.replace('127.0.0.1', 'localhost'))
    await expect(downloadImage(named, { ...limits, mayBePrivate: false })).rejects.toThrow('private network')
  })
})

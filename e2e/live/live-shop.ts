import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { startChild } from '../../tools/supervisor/child.ts'
import { embeddedPostgres } from '../../tools/supervisor/embedded-postgres.ts'
import { freePort } from '../../tools/supervisor/ports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A live shop on its first day: an empty database and no owner yet. */
export interface LiveShop {
  /** Its local URL; its public URL differs, with TLS in front. */
  readonly url: string
  /** The path to create the first owner. */
  readonly firstOwnerPath: string
  stop(): Promise<void>
}

/** Starts a live shop on free ports; its emails and card payments go to its own sandbox. */
export async function startLiveShop(name: string): Promise<LiveShop> {
  const dataDir = join(root, 'var', 'e2e', name)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const ports = { server: await freePort(), sandbox: await freePort(), smtp: await freePort() }
  const postgres = await embeddedPostgres({
    folder: join(dataDir, 'postgres'),
    logFile: join(dataDir, 'logs/postgres.log'),
  })
  await postgres.start()
  const sandbox = await startPart('sandbox', 'sandboxes/src/main.ts', dataDir, sandboxSettings(ports))
  const server = await startPart('server', 'server/src/boot/main.ts', dataDir, {
    ...serverSettings(ports),
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
  })
  return {
    url: `http://localhost:${ports.server}`,
    firstOwnerPath: pathIn(server.greeting),
    stop: async () => {
      await server.stop()
      await sandbox.stop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const startPart = (part: string, script: string, dataDir: string, env: Record<string, string>) =>
  startChild({
    name: part,
    script: join(root, script),
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    logFile: join(dataDir, `logs/${part}.log`),
  })

interface Ports {
  readonly server: number
  readonly sandbox: number
  readonly smtp: number
}

const sandboxSettings = (ports: Ports) => ({
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  SANDBOX_STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.server}/api/webhooks/stripe`,
})

const serverSettings = (ports: Ports) => ({
  SHOP_MODE: 'live',
  STORE_URL: 'https://shop.example',
  PORT: String(ports.server),
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_API_BASE: `http://127.0.0.1:${ports.sandbox}`,
  OVERLOAD_LOOP_DELAY_MS: '5000',
})

function pathIn(greeting: unknown): string {
  if (typeof greeting !== 'object' || greeting === null || !('firstOwnerLink' in greeting))
    throw new Error('the live shop names no link for its first owner')
  const { pathname, search } = new URL(String(greeting.firstOwnerLink))
  return pathname + search
}

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

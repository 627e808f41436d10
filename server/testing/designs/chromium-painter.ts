import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { faceFiles } from '@first-fashion/designer-engine/text/faces'
import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Route } from 'playwright-core'
import { rolldown } from 'rolldown'
import type { DesignDrawing } from '../../src/platform/media/drawing/draw-design.ts'

const { resolve } = createRequire(import.meta.url)
const origin = 'http://designs.test'

/** Paints designs in Chromium, from the same faces and pictures as the server. */
export async function createChromiumPainter() {
  const script = await bundled()
  const path = process.env.CHROMIUM_PATH
  const browser = await playwright.launch({
    executablePath: path === undefined || path === '' ? await chromium.executablePath() : path,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  const page = await browser.newPage()
  await page.route(`${origin}/**`, (route) => answer(route, script))
  await page.goto(`${origin}/`)
  await page.waitForFunction('typeof paintDesign === "function"')
  return {
    paint: async (drawing: DesignDrawing): Promise<Buffer> => {
      const made: unknown = await page.evaluate(`paintDesign(${JSON.stringify(drawing)})`)
      return Buffer.from(String(made), 'base64')
    },
    close: () => browser.close(),
  }
}

async function bundled(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./browser-painter.ts', import.meta.url)),
    platform: 'browser',
    external: ['module'],
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  return output[0].code
}

async function answer(route: Route, script: string): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return html(route)
  if (pathname === '/painter.js') return route.fulfill({ contentType: 'text/javascript', body: script })
  if (pathname.endsWith('.wasm'))
    return route.fulfill({
      contentType: 'application/wasm',
      body: await readFile(resolve('harfbuzzjs/dist/harfbuzz.wasm')),
    })
  if (pathname.startsWith('/pictures/'))
    return route.fulfill({ body: await readFile(decodeURIComponent(pathname.slice('/pictures'.length))) })
  const file = Object.entries(faceFiles).find(([face]) => pathname === `/faces/${face}`)?.[1]
  return file === undefined
    ? route.fulfill({ status: 404, body: '' })
    : route.fulfill({ body: await readFile(resolve(file)) })
}

const html = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><script type="module" src="/painter.js"></script>',
  })

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Browser, chromium, type FullConfig } from '@playwright/test'
import { allScreens } from '../all-screens.ts'
import { fileOf, folderOf, sheetOf } from './picture-files.ts'

const columns: Readonly<Record<string, number>> = { phone: 10, tablet: 8, desktop: 6, wide: 5 }
const sheetWidth = 2400
/** A hundred full-page screenshots take time on a busy machine. */
const sheetTimeoutMs = 240_000

/** After the last screenshot: one sheet per size, with the state's name over each. */
export default async function makeSheets(config: FullConfig): Promise<void> {
  const launch = config.projects[0]?.use.launchOptions ?? {}
  const browser = await chromium.launch(launch)
  try {
    for (const { name } of config.projects) await makeSheet(browser, name)
  } finally {
    await browser.close()
  }
}

async function makeSheet(browser: Browser, size: string): Promise<void> {
  const shot = (await allScreens())
    .map((state) => ({ name: state.name, file: fileOf(folderOf(size), state.name) }))
    .filter(({ file }) => existsSync(file))
  if (shot.length === 0) return
  const figures = await Promise.all(
    shot.map(async ({ name, file }) => {
      const picture = (await readFile(file)).toString('base64')
      return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture}" alt=""></figure>`
    }),
  )
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 800 } })
  page.setDefaultTimeout(sheetTimeoutMs)
  await page.setContent(`<style>
    body { margin: 16px; font: 13px sans-serif; background: #ddd; display: grid; gap: 16px;
      grid-template-columns: repeat(${columns[size] ?? 6}, 1fr); }
    figure { margin: 0; min-width: 0; } figcaption { padding: 4px 0; }
    img { width: 100%; max-height: 900px; object-fit: cover; object-position: top; background: white; }
  </style>${figures.join('')}`)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.screenshot({ path: sheetOf(size), fullPage: true })
  await page.close()
  console.log(`${shot.length} screens: ${sheetOf(size)}`)
}

import type { Page } from '@playwright/test'
import { expect } from './stage.ts'
import { stageTime } from './stage-time.ts'

/** Stops the clock of all pages to come. Each visit begins at nothing. Needs an own context. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(stageTime())
  // Otherwise a second visit would begin at the time where the first ended, which the page learns after this script.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    let startedAt: number | undefined
    performance.now = () => {
      startedAt ??= now()
      return now() - startedAt
    }
  })
}

/** Opens an address on the stopped clock, which goes on only for the few milliseconds that hydration takes. */
export async function gotoOnStoppedClock(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await letPass(page, 5, async () =>
    expect(await page.evaluate(() => 'takeReplayedEvents' in window)).toBe(false),
  )
}

/** The milliseconds since the visit began, on the stopped clock. */
export const passedMs = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** Moves the stopped clock to so many milliseconds after the visit began. */
export const runUntil = async (page: Page, ms: number): Promise<void> =>
  page.clock.runFor(ms - (await passedMs(page)))

/** Moves the stopped clock in small steps until what has loaded is drawn: React draws by timers, too. */
export const letPass = (page: Page, stepMs: number, isDrawn: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(stepMs)
    await isDrawn()
  }).toPass()

import { expect, type Frame, type Page, type ViewportSize } from '@playwright/test'
import { axeAddress, axeScript } from './axe-script.ts'

declare global {
  interface Window {
    readonly axe: typeof import('axe-core')
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails on any violation of WCAG 2.2 AA that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  await Promise.all(page.frames().map(loadAxe))
  const violations = await page.evaluate(async (rules) => {
    // A target that is under the header's buttons can be scrolled out again, so it is not too small.
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Nobody reads a colour on its way to another. The bar of a toast takes longer.
    for (const one of document.getAnimations())
      if (Number(one.effect?.getComputedTiming().endTime) < 1_000) one.finish()
    const found = await window.axe.run({ runOnly: rules, resultTypes: ['violations'] })
    // Browsers end the submit event of an inner form at the outer one, so nothing hears of it.
    const nested = [...document.querySelectorAll('form form')].map((form) => `form in a form: ${form.id}`)
    return found.violations
      .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
      .concat(nested)
  }, rules)
  expect(violations).toEqual([])
}

/** A partner's frame, and a page that is cut off from the server, gets it from here. */
const loadAxe = async (frame: Frame): Promise<unknown> =>
  frame.parentFrame() === null
    ? (await frame.evaluate(() => 'axe' in window)) ||
      frame.addScriptTag({ url: axeAddress }).catch(() => frame.evaluate(axeScript))
    : frame.evaluate(axeScript)

/** Fails if the page can be scrolled sideways at one of the widths (px). */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, { width, height: 700 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
}

/** Makes the window smaller or larger. Scripts that lay out by its size have done so afterwards. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

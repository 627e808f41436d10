import { samples } from '@first-fashion/contract/samples'
import { openReviewForm } from '../product-page.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

declare global {
  interface Window {
    /** Whether an element out of sight has come into sight since the last report. */
    hasComeIntoSight(): boolean
    report(): void
  }
}

test('the reviews load on a phone that is too busy to report at once what comes into sight', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const held: { readonly entries: IntersectionObserverEntry[]; readonly deliver: () => void }[] = []
    const Native = window.IntersectionObserver
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const entries: IntersectionObserverEntry[] = []
        super((more) => void entries.push(...more), options)
        held.push({ entries, deliver: () => callback(entries, this) })
      }
    }
    window.hasComeIntoSight = () =>
      held.some(({ entries }) => entries[0]?.isIntersecting === false && entries.at(-1)?.isIntersecting)
    window.report = () => {
      for (const { entries, deliver } of held) if (entries.length > 0) deliver()
    }
  })
  await gotoHydrated(page, `/product/${samples['catalog.single'].product.slug}`)
  await openReviewForm(page)
  await page.waitForFunction(() => window.hasComeIntoSight())
  await page.evaluate(() => window.report())
  await expect(page.getByText('Add photos')).toBeVisible()
})

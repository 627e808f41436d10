import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Takes over who is signed in from the visit in the cookie. */
    takeVisit?(): void
    /** The router of the store, which React Router leaves here. */
    readonly __reactRouterDataRouter?: { navigate(address: string): Promise<void> }
  }
}

/** Leaves the store's page that is open, and all that it keeps, inside its document. Returns false in another document. */
export const leaveInside = (page: Page): Promise<boolean> => page.evaluate(leave)

/** Goes to an address of the store inside the document that is open. */
export const arriveInside = (page: Page, address: string): Promise<void> => page.evaluate(arrive, address)

async function leave(): Promise<boolean> {
  const router = window.__reactRouterDataRouter
  if (router === undefined) return false
  await router.navigate('/checkout-map')
  // The map stands without the store's frame: once it is there, all of the store is gone.
  for (const end = performance.now() + 5_000; document.querySelector('header') !== null; ) {
    if (performance.now() > end) return false
    await new Promise(requestAnimationFrame)
  }
  return true
}

async function arrive(address: string): Promise<void> {
  window.takeVisit?.()
  window.dispatchEvent(new StorageEvent('storage'))
  await window.__reactRouterDataRouter?.navigate(address)
}

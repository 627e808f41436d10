import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

/** Signs the owner of the demonstration in to the back office. */
export async function signIn(page: Page): Promise<void> {
  const data = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  // A busy machine may refuse a call; the next try succeeds.
  await expect(async () => {
    expect((await page.request.post('/api/admin/session', { data })).status()).toBe(200)
  }).toPass({ timeout: 20_000 })
}

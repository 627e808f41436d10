import type { Page } from '@playwright/test'
import { asOwner, expect } from '../shop.ts'

/** Gives a customer store credit in rupees, as an owner does in the back office. */
export async function giveCredit(page: Page, email: string, amount: number): Promise<void> {
  // A busy machine may refuse a call; the next try succeeds.
  await expect(async () => {
    const headers = await asOwner(page)
    const found = await page.request.get(`/api/admin/customers?search=${encodeURIComponent(email)}`)
    const { customers }: { customers: { _id: string }[] } = await found.json()
    const data = { act: 'give', amount, reason: 'For a parcel that came late', expected: 0 }
    const path = `/api/admin/customers/${customers[0]?._id}/store-credit`
    const given = await page.request.post(path, { headers, data })
    expect([200, 409]).toContain(given.status())
  }).toPass({ timeout: 20_000 })
}

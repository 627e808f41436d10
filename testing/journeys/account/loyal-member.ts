import type { Page } from '@playwright/test'
import { asOwner, expect, withSession } from '../shop.ts'

/** The shoppers of the demonstration who have kept orders. */
const password = 'colombo-lagoon-7'

/** Logs in as one of them. */
export async function asMember(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/user/login', { data: { email, password } })
  const { token }: { token: string } = await answer.json()
  await withSession(page, token)
  return token
}

/** Gives a customer points, as an owner does in the back office. */
export async function givePoints(page: Page, email: string, points: number): Promise<void> {
  // A busy machine may refuse a call; the next try succeeds.
  await expect(async () => {
    const headers = await asOwner(page)
    const found = await page.request.get(`/api/admin/customers?search=${encodeURIComponent(email)}`)
    const { customers }: { customers: { _id: string }[] } = await found.json()
    const path = `/api/admin/customers/${customers[0]?._id}/loyalty`
    const { available } = await (await page.request.get(path)).json()
    const data = { points, reason: 'For a parcel that came late', expected: available }
    expect((await page.request.post(path, { headers, data })).status()).toBe(200)
  }).toPass({ timeout: 20_000 })
}

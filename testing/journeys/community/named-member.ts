import type { Page } from '@playwright/test'
import { signedIn } from '../shop.ts'

/** Signs somebody in who is a member under a name of their own; returns the name. */
export async function namedMember(page: Page, name: string, bio: string): Promise<string> {
  const { token } = await signedIn(page)
  const headers = { token }
  await page.request.post('/api/community/join', { headers, data: {} })
  const displayName = `${name} ${Date.now()}`
  await page.request.post('/api/community/profile', { headers, data: { displayName, bio, isHidden: false } })
  return displayName
}

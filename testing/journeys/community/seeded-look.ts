import type { Page } from '@playwright/test'
import { expect, gotoHydrated } from '../shop.ts'

interface Gallery {
  readonly submissions: readonly { readonly _id: string; readonly title: string }[]
  readonly pagination: { readonly total: number }
}

/** Opens a look of the demonstration at its link: in the gallery, newer ones may have moved it to another page. */
export async function openSeededLook(page: Page, title: string) {
  await gotoHydrated(page, `/community?tab=gallery&submission=${await idOf(page, title)}`)
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

async function idOf(page: Page, title: string): Promise<string> {
  for (let number = 1, pages = 1; number <= pages; number++) {
    const answer = await page.request.get(`/api/community/submissions?limit=48&page=${number}`)
    const { submissions, pagination }: Gallery = await answer.json()
    const look = submissions.find((one) => one.title === title)
    if (look !== undefined) return look._id
    pages = pagination.total
  }
  throw new Error(`there is no look '${title}'`)
}

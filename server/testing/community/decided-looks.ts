import { owner, signIn } from '../signed-in-staff.ts'
import type { TestShop } from '../test-shop.ts'

/** What the owner decides about looks. An empty reason takes an exclusion back. */
export const decidingLooks =
  (test: { readonly shop: TestShop }) =>
  async (action: 'hide' | 'show' | 'block-author', id: string, reason = 'It advertises') => {
    const { headers } = await signIn(test.shop, owner)
    const path = `/api/admin/looks/${id}/${action}`
    return test.shop.call(`staff.look-${action}`, { headers, path, body: { reason } })
  }

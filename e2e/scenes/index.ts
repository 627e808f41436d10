import { account } from './account.ts'
import { addresses } from './addresses.ts'
import { backOffice } from './back-office.ts'
import { browsing } from './browsing.ts'
import { buying } from './buying.ts'
import { cookies } from './cookies.ts'
import { customers } from './customers.ts'
import { newsletter } from './newsletter.ts'
import { explanation } from './orders/explanation.ts'
import { own } from './own.ts'
import { payments } from './payments.ts'
import { product } from './product.ts'
import { promoCodes } from './promo-codes.ts'
import { reviews } from './reviews.ts'
import type { Scene } from './scene.ts'
import { security } from './security.ts'
import { social } from './social.ts'
import { staffLists } from './staff-lists.ts'
import { storeCredit } from './store-credit.ts'

export { type Scene, settled } from './scene.ts'

/** Every screen of the store and the back office in every state that can be arrived at. */
export const scenes: readonly Scene[] = [
  ...browsing,
  ...product,
  ...account,
  ...own,
  ...social,
  ...security,
  ...cookies,
  ...newsletter,
  ...buying,
  ...addresses,
  ...payments,
  ...explanation,
  ...promoCodes,
  ...storeCredit,
  ...backOffice,
  ...customers,
  ...reviews,
  ...staffLists,
]

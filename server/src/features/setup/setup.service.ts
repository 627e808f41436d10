import { type PaymentProviderName, paymentProviders } from '@first-fashion/contract/payments/methods'
import type { SetupStep } from '@first-fashion/contract/setup/staff-calls'
import { type SetupStepName, type StoreGap, setupStepNames } from '@first-fashion/contract/setup/steps'
import type { StoreDetails } from '@first-fashion/contract/store/details'
import type { SetupCheck } from '../../platform/feature.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { type Shop, seam } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { mark, marksOf, unmark } from './setup.queries.ts'

/** The steps that features judge themselves. */
export const setupChecks = seam<() => readonly SetupCheck[]>('the set-up checks of all features')

interface Setup {
  readonly steps: SetupStep[]
  readonly isHidden: boolean
  readonly providers: PaymentProviderName[]
  readonly testProviders: PaymentProviderName[]
}

export async function currentSetup(shop: Shop): Promise<Setup> {
  const { db } = shop.database
  const checks = setupChecks(shop)()
  const [marks, checked] = await Promise.all([
    marksOf(db),
    Promise.all(checks.map(async ({ step, isDone }) => [step, await isDone(db)] as const)),
  ])
  const store = shop.store()
  const gaps = gapsOf(store)
  const testProviders = paymentProviders.filter((name) => shop.partnerKeys.isTest(name))
  const done = new Map<SetupStepName, boolean>([['store', gaps.length === 0], ...checked])
  if (store.brand.logo !== null) done.set('logo', true)
  // Whatever somebody marked: a shop that charges nobody is not open.
  if (testProviders.length > 0) done.set('payments', false)
  return {
    steps: setupStepNames.map((name) => ({
      name,
      isDone: done.get(name) ?? marks.has(name),
      missing: name === 'store' ? gaps : [],
    })),
    isHidden: marks.has('hidden'),
    providers: paymentProviders.filter((name) => shop.providers[name] !== null),
    testProviders,
  }
}

/** A step is done, or a list hidden, by somebody's word; or no longer. */
export async function setMark(
  shop: Shop,
  session: StaffSession,
  name: string,
  isMarked: boolean,
): Promise<Setup> {
  const entry = { action: 'setup-mark', subject: `setup:${name}`, change: { isMarked } }
  await recordedChange(shop, session, entry, (tx, at) => (isMarked ? mark(tx, name, at) : unmark(tx, name)))
  return currentSetup(shop)
}

/** What a new shop has is a name that nobody chose. */
const nameOfNewShop = 'My shop'

const gapsOf = ({ name, street, city, phone, email }: StoreDetails): StoreGap[] => [
  ...(name === nameOfNewShop ? (['name'] as const) : []),
  ...(street === '' || city === '' ? (['address'] as const) : []),
  ...(phone === '' ? (['phone'] as const) : []),
  ...(email === '' ? (['email'] as const) : []),
]

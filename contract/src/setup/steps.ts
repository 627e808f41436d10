/** The steps that lead from an empty shop to one that sells, in their order. */
export const setupStepNames = [
  'store',
  'logo',
  'currencies',
  'delivery',
  'payments',
  'mail',
  'legal',
  'product',
  'order',
  'refund',
] as const
export type SetupStepName = (typeof setupStepNames)[number]

/** Steps that a person can mark as done. A shop may want no logo. A test that the keys pass marks payments, too. */
export const confirmableSteps = ['logo', 'currencies', 'payments'] as const satisfies readonly SetupStepName[]

/** What store details can lack. */
export const storeGaps = ['name', 'address', 'phone', 'email'] as const
export type StoreGap = (typeof storeGaps)[number]

import { allocate } from '@first-fashion/contract/money/checkout-sums'

/** The units that a credit note is about, named, and what of the money is theirs, in LKR cents. */
export interface CreditedUnits {
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly cents: number }[]
  readonly shippingCents: number
}

/** A row of a credit note; `quantity` is null of shipping, `minor` where nothing was charged in another currency. */
export interface CreditedItem {
  readonly name: string
  readonly quantity: number | null
  readonly cents: number
  readonly minor: number | null
}

/** What a credit note credits by item. The rows add up to it, in LKR and in the charged currency. */
export function creditedItems(
  note: { readonly cents: number; readonly amountMinor: number | null },
  { lines, shippingCents }: CreditedUnits,
): CreditedItem[] {
  const shipping = { name: 'Shipping', quantity: null, cents: shippingCents }
  const rows = [...lines, ...(shippingCents === 0 ? [] : [shipping])]
  const cents = allocate(
    note.cents,
    rows.map((row) => row.cents),
  )
  const minor = note.amountMinor === null ? null : allocate(note.amountMinor, cents)
  return rows.map(({ name, quantity }, at) => ({
    name,
    quantity,
    cents: cents[at] ?? 0,
    minor: minor?.[at] ?? null,
  }))
}

/** Whether another refund of the same items, or one before, has some of what was paid for them. */
export const isInPart = (
  note: { readonly cents: number },
  { lines, shippingCents }: CreditedUnits,
): boolean => note.cents < lines.reduce((sum, { cents }) => sum + cents, shippingCents)

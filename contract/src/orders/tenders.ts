import type { Tender } from './sums.ts'

/** The tenders that pay before the payment method does. */
export const isPrepaid = ({ source }: { readonly source: string }): boolean => source !== 'payments'

export interface PaidWithWords {
  readonly nothing: string
  /** Names the tenders of an order that no method paid. */
  readonly tenders: (names: readonly string[]) => string
}

/** How an order is paid, as it is named: by its method, or by the tenders that left nothing due. */
export function paidWith(tenders: readonly Pick<Tender, 'source' | 'label'>[], words: PaidWithWords): string {
  const method = tenders.find((one) => !isPrepaid(one))
  if (method !== undefined) return method.label
  const names = tenders.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
  return names.length === 0 ? words.nothing : words.tenders(names)
}

/** The same as emails, documents and the history of an order name it. */
export const paidWithText = (tenders: readonly Pick<Tender, 'source' | 'label'>[]): string =>
  paidWith(tenders, {
    nothing: 'Nothing to pay',
    tenders: (names) => `Paid with ${names.join(' and ')}`,
  })

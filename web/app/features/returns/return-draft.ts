import type { BodyOf, Calls, ResponseOf } from '@first-fashion/contract'
import type { ReturnPhoto } from '@first-fashion/contract/returns/return-request'
import type { ReturnPayout, ReturnReason } from '@first-fashion/contract/returns/status'

export type OrderReturns = ResponseOf<Calls['returns.of-orders']>['orders'][number]
export type ReturnableLine = OrderReturns['lines'][number]
export type ReturnBody = BodyOf<Calls['returns.preview']>

/** A colour and size of a line's product. */
export interface Option {
  readonly variantIndex: number
  readonly size: string
}

/** What a shopper has chosen so far. */
export interface ReturnDraft {
  /** How many of each line, by its id. */
  readonly quantities: Readonly<Record<string, number>>
  readonly reason: ReturnReason
  readonly note: string
  readonly photos: readonly ReturnPhoto[]
  readonly choice: ReturnPayout | 'exchange'
  /** Where a difference in the shopper's favour goes. */
  readonly differenceTo: ReturnPayout
  readonly options: Readonly<Record<string, Option>>
}

export const emptyDraft = ({ payouts, lines }: Pick<OrderReturns, 'payouts' | 'lines'>): ReturnDraft => ({
  quantities: {},
  reason: lines.every(({ madeToOrder }) => madeToOrder) ? 'fault' : 'size',
  note: '',
  photos: [],
  choice: payouts.includes('original') ? 'original' : 'store-credit',
  differenceTo: payouts.includes('original') ? 'original' : 'store-credit',
  options: {},
})

export const chosenLines = (lines: readonly ReturnableLine[], { quantities }: ReturnDraft) =>
  lines.flatMap((line) => {
    const quantity = quantities[line.lineId] ?? 0
    return quantity === 0 ? [] : [{ ...line, quantity }]
  })

/** Whether a line can be chosen for a reason. */
export const fits = ({ left, madeToOrder, finalSale }: ReturnableLine, { reason }: ReturnDraft): boolean =>
  left > 0 && !finalSale && (!madeToOrder || reason === 'fault')

/** Whether a line is a design of the shopper's own: no other colour or size of it is on offer, but it can be made again. */
export const isOwnDesign = ({ slug }: Pick<ReturnableLine, 'slug'>): boolean => slug === ''

/** What is sent instead of a line, if that is known. */
const insteadOf = (line: ReturnableLine, { options }: ReturnDraft): Option | undefined =>
  isOwnDesign(line) ? { variantIndex: line.variantIndex, size: line.size } : options[line.lineId]

/** What is sent; null while something is missing. */
export function returnBody(
  orderId: string,
  lines: readonly ReturnableLine[],
  draft: ReturnDraft,
): ReturnBody | null {
  const chosen = chosenLines(lines, draft).filter((line) => fits(line, draft))
  const { reason, note, choice, differenceTo } = draft
  const photoIds = draft.photos.map(({ _id }) => _id)
  if (chosen.length === 0) return null
  if (choice !== 'exchange') {
    const bare = chosen.map(({ lineId, quantity }) => ({ lineId, quantity }))
    return { kind: 'refund', orderId, lines: bare, reason, note, photoIds, payout: choice }
  }
  const exchanged = chosen.flatMap((line) => {
    const option = insteadOf(line, draft)
    return option === undefined ? [] : [{ lineId: line.lineId, quantity: line.quantity, ...option }]
  })
  if (exchanged.length < chosen.length) return null
  return { kind: 'exchange', orderId, lines: exchanged, reason, note, photoIds, payout: differenceTo }
}

/** The colours and sizes that were chosen, but for those of some lines, which are gone. */
export const withoutLines = ({ options }: ReturnDraft, lineIds: readonly string[]): ReturnDraft['options'] =>
  Object.fromEntries(Object.entries(options).filter(([lineId]) => !lineIds.includes(lineId)))

/** What is still missing in a step: no item, or items without the colour and size that is sent instead. */
export function missingIn(
  step: 1 | 2 | 3,
  lines: readonly ReturnableLine[],
  draft: ReturnDraft,
): 'items' | 'options' | null {
  const chosen = chosenLines(lines, draft).filter((line) => fits(line, draft))
  if (step === 1) return chosen.length === 0 ? 'items' : null
  const isChosen = chosen.every((line) => insteadOf(line, draft) !== undefined)
  return draft.choice === 'exchange' && !isChosen ? 'options' : null
}

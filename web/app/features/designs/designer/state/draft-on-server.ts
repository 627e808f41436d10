import 'virtual:contract-routes/custom-products'
import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { api } from '../../../../platform/api-browser.ts'
import type { LogFacts } from './log-database.ts'
import { draftFrom } from './log-draft.ts'

/**
 * Adds what the shop knows of a log: its draft, and the profit, name and description that other devices gave it. What this
 * device chose and has not stored stays. `entries`: how many of the server's log this device has.
 */
export async function withDraftOnServer(facts: LogFacts, entries: number): Promise<LogFacts> {
  const answer = await api('custom-products.list')
  const product = answer.ok ? productOf(answer.value.customProducts, facts.id) : undefined
  if (product === undefined) return facts
  const draft = draftFrom(product, product.log?.entries ?? 0)
  // A draft that holds more than the log, or something else, would be overwritten if this were its next version.
  const isOfLog = product.log?.id === facts.id && draft.entries <= entries
  return {
    ...facts,
    profitCents: chosen(facts.profitCents, facts.stored?.profitCents, draft.profitCents),
    name: chosen(facts.name, facts.stored?.name, draft.name),
    description: chosen(facts.description, facts.stored?.description, draft.description),
    ...(isOfLog && { stored: draft }),
  }
}

/** What this device has, if it was chosen since `before` was stored; else `now`. */
const chosen = <Value>(own: Value | undefined, before: Value | undefined, now: Value): Value =>
  own === undefined || own === before ? now : own

/** What holds most of a log; without any, what has its id: the log's first draft, stored without naming the log. */
const productOf = (products: readonly CustomProductItem[], logId: string): CustomProductItem | undefined =>
  products
    .filter(({ log }) => log?.id === logId)
    .toSorted((a, b) => (b.log?.entries ?? 0) - (a.log?.entries ?? 0) || b.updatedAt - a.updatedAt)[0] ??
  products.find(({ _id }) => _id === logId)

import 'virtual:contract-routes/custom-products'
import {
  type CustomProductDraft,
  customProduct,
} from '@first-fashion/contract/custom-products/custom-product'
import type { Failure } from '../../../../platform/api.ts'
import { api } from '../../../../platform/api-browser.ts'
import { messageOr } from '../../../../platform/refusal-words.ts'
import { words } from '../../../../platform/words/i18n.ts'
import type { DesignLog } from '../state/design-log.ts'
import type { LogFacts } from '../state/log-database.ts'
import {
  type CopyReason,
  type DraftMark,
  draftFrom,
  hasSameDesign,
  type LogDraft,
} from '../state/log-draft.ts'
import '../designer-words.ts'

type Stored =
  | { readonly ok: true; readonly draftId: string; readonly copied: CopyReason }
  | { readonly ok: false; readonly message: string }

interface ToStore {
  readonly log: DesignLog
  readonly body: CustomProductDraft
  readonly mark: DraftMark
}

type Known = Pick<LogFacts, 'id' | 'stored' | 'next'>

/**
 * Refusals after which the design is stored as a draft of its own, so that neither is lost. What is gone, or was made in the
 * partner's designer, needs no word.
 */
const copyReasons = new Map<string, CopyReason>([
  ['custom-products.changed', 'changed'],
  ['custom-products.ordered', 'ordered'],
  ['custom-products.in-cart', 'inCart'],
  ['custom-products.unknown', null],
  ['custom-products.embedded', null],
])

/**
 * Stores the draft of a log. The first one has the id of the log, so that the log is the same custom product on every
 * device, and after a lost answer: the server lets a log go on over what it has of it. A draft that is ordered or in the
 * cart keeps the name that it has there, if only that is new.
 */
export async function storeDraft(toStore: ToStore): Promise<Stored> {
  const { log, mark } = toStore
  const known = log.facts()
  const answer = await send(toStore, known)
  if (answer.ok) return kept(toStore, known, answer.value.product)
  const { code } = answer.failure
  const reason = copyReasons.get(code)
  if (reason === undefined) return failed(answer.failure)
  const before = known.stored ?? draftOfLog(answer.failure, known.id)
  if ((reason === 'ordered' || reason === 'inCart') && before !== undefined && hasSameDesign(before, mark)) {
    log.setDraft(known.id, { stored: { ...before, ...mark } })
    return { ok: true, draftId: before.id, copied: null }
  }
  return storeNext(toStore, { ...known, next: { id: crypto.randomUUID(), reason } })
}

/** Its id is remembered before it is sent: a lost answer makes no second one. */
async function storeNext(toStore: ToStore, next: Known): Promise<Stored> {
  toStore.log.setDraft(next.id, { next: next.next })
  const answer = await send(toStore, next)
  return answer.ok ? kept(toStore, next, answer.value.product) : failed(answer.failure)
}

function send({ body }: ToStore, { id, stored, next }: Known) {
  if (next !== undefined || stored === undefined)
    return api('custom-products.create', { body: { ...body, id: next?.id ?? id } })
  const params = { id: stored.id }
  return api('custom-products.update', { params, body: { ...body, version: stored.version } })
}

function kept(
  { log, mark }: ToStore,
  known: Known,
  { _id: id, version }: Pick<LogDraft, 'version'> & { _id: string },
): Stored {
  log.setDraft(known.id, { stored: { ...mark, id, version }, next: undefined })
  return { ok: true, draftId: id, copied: known.next?.reason ?? null }
}

/** What the server has of a log that this device has not stored yet. */
function draftOfLog({ stored }: Failure, logId: string): LogDraft | undefined {
  const product = customProduct.safeParse(stored).data
  return product?.log?.id === logId ? draftFrom(product, product.log.entries) : undefined
}

const failed = (failure: Failure): Stored => ({
  ok: false,
  message: messageOr(failure, words.t('designer:saveFailed')),
})

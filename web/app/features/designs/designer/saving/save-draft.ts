import 'virtual:contract-routes/custom-products'
import type { CustomProductDraft } from '@first-fashion/contract/custom-products/custom-product'
import { api } from '../../../../platform/api-browser.ts'
import { messageOr } from '../../../../platform/refusal-words.ts'
import { words } from '../../../../platform/words/i18n.ts'
import '../designer-words.ts'

/** A stored draft, and the version of it that this page knows. */
interface DraftVersion {
  readonly id: string
  readonly version: number
}

/** Why a design became a draft of its own. */
export type CopyReason = 'changed' | 'ordered' | 'inCart'

export type SavedDraft =
  | { readonly ok: true; readonly draft: DraftVersion; readonly copied: CopyReason | null }
  | { readonly ok: false; readonly message: string }

/**
 * Refusals after which the design is stored as a draft of its own, so that neither is lost. What is gone, or was made in the
 * partner's designer, needs no word.
 */
const makesCopy = new Map<string, CopyReason | null>([
  ['custom-products.changed', 'changed'],
  ['custom-products.ordered', 'ordered'],
  ['custom-products.in-cart', 'inCart'],
  ['custom-products.unknown', null],
  ['custom-products.embedded', null],
])

/**
 * Stores a draft: the first time as a new one, and over the known version afterwards. A draft that is ordered or in the
 * cart keeps the name that it has there, if only that is new.
 */
export async function saveDraft(
  body: CustomProductDraft,
  known: (DraftVersion & { readonly isOnlyNamed: boolean }) | null,
): Promise<SavedDraft> {
  if (known === null) return created(body, null)
  const { id, version, isOnlyNamed } = known
  const answer = await api('custom-products.update', { params: { id }, body: { ...body, version } })
  if (answer.ok) return { ok: true, draft: { id, version: answer.value.product.version }, copied: null }
  const reason = makesCopy.get(answer.failure.code)
  if (isOnlyNamed && (reason === 'ordered' || reason === 'inCart'))
    return { ok: true, draft: { id, version }, copied: null }
  return reason === undefined
    ? { ok: false, message: messageOr(answer.failure, words.t('designer:saveFailed')) }
    : created(body, reason)
}

async function created(body: CustomProductDraft, copied: CopyReason | null): Promise<SavedDraft> {
  const answer = await api('custom-products.create', { body })
  if (!answer.ok) return { ok: false, message: messageOr(answer.failure, words.t('designer:saveFailed')) }
  const { _id: id, version } = answer.value.product
  return { ok: true, draft: { id, version }, copied }
}

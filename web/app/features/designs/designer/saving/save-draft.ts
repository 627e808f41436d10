import 'virtual:contract-routes/custom-products'
import type { CustomProductDraft } from '@first-fashion/contract/custom-products/custom-product'
import { api } from '../../../../platform/api-browser.ts'
import type { KnownDraft } from './draft-memory.ts'

export type SavedDraft =
  | { readonly ok: true; readonly draft: KnownDraft; readonly isCopy: boolean }
  | { readonly ok: false; readonly message: string }

/** Refusals after which the design is stored as a draft of its own, so that neither is lost. */
const makesCopy = ['custom-products.changed', 'custom-products.ordered', 'custom-products.unknown']

/** Stores a draft: the first time as a new one, and over the known version afterwards. */
export async function saveDraft(body: CustomProductDraft, known: KnownDraft | null): Promise<SavedDraft> {
  if (known === null) return created(body, false)
  const { id, version } = known
  const answer = await api('custom-products.update', { params: { id }, body: { ...body, version } })
  if (answer.ok) return { ok: true, draft: { id, version: answer.value.product.version }, isCopy: false }
  if (makesCopy.includes(answer.failure.code))
    return created(body, answer.failure.code !== 'custom-products.unknown')
  return { ok: false, message: answer.failure.message }
}

async function created(body: CustomProductDraft, isCopy: boolean): Promise<SavedDraft> {
  const answer = await api('custom-products.create', { body })
  if (!answer.ok) return { ok: false, message: answer.failure.message }
  const { _id: id, version } = answer.value.product
  return { ok: true, draft: { id, version }, isCopy }
}

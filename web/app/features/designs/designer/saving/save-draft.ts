import 'virtual:contract-routes/custom-products'
import {
  type CustomProductDraft,
  customProduct,
} from '@first-fashion/contract/custom-products/custom-product'
import type { Failure } from '../../../../platform/api.ts'
import { api } from '../../../../platform/api-browser.ts'
import { messageOr } from '../../../../platform/refusal-words.ts'
import { words } from '../../../../platform/words/i18n.ts'
import { digestOf, readSent, rememberSent, type SentDraft } from './sent-draft.ts'
import '../designer-words.ts'

/** A stored draft, and the version of it that this page knows. */
interface DraftVersion {
  readonly id: string
  readonly version: number
}

type KnownVersion = DraftVersion & { readonly isOnlyNamed: boolean }

/** Why a design became a draft of its own. */
export type CopyReason = 'changed' | 'ordered' | 'inCart'

export type SavedDraft =
  | { readonly ok: true; readonly draft: DraftVersion; readonly copied: CopyReason | null }
  | { readonly ok: false; readonly message: string; readonly isAnswered: boolean }

/**
 * Refusals after which the design is stored as a draft of its own, so that neither is lost. What is gone, or was made in the
 * partner's designer, needs no word.
 */
const forkCodes = new Map<string, CopyReason | null>([
  ['custom-products.changed', 'changed'],
  ['custom-products.ordered', 'ordered'],
  ['custom-products.in-cart', 'inCart'],
  ['custom-products.unknown', null],
  ['custom-products.embedded', null],
])

/**
 * Stores the draft of a log: the first time as a new one, and over the known version afterwards; over what another device
 * stored of the same log, too. A draft that is ordered or
 * in the cart keeps the name that it has there, if only that is new. What this device stored before without getting the
 * answer counts as known.
 */
export async function saveDraft(
  log: string,
  body: CustomProductDraft,
  known: KnownVersion | null,
): Promise<SavedDraft> {
  // The first draft of a log has its id, so that the log is the same custom product on every device.
  const before = readSent(log, known === null ? log : crypto.randomUUID())
  const sent = { ...before, digests: [...before.digests, await digestOf(body)] }
  rememberSent(log, sent)
  const saved = known === null ? await created(body, sent, null) : await updated(body, sent, known)
  if (saved.ok) rememberSent(log, { ...sent, digests: [] })
  else if (saved.isAnswered) rememberSent(log, before)
  return saved
}

/** `sent` is null once it has been taken into account: after that only somebody else can have been faster. */
async function updated(
  body: CustomProductDraft,
  sent: SentDraft | null,
  { id, version, isOnlyNamed }: KnownVersion,
): Promise<SavedDraft> {
  const answer = await api('custom-products.update', { params: { id }, body: { ...body, version } })
  if (answer.ok) return { ok: true, draft: { id, version: answer.value.product.version }, copied: null }
  const reason = forkCodes.get(answer.failure.code)
  if (reason === undefined) return failed(answer.failure)
  if (isOnlyNamed && (reason === 'ordered' || reason === 'inCart'))
    return { ok: true, draft: { id, version }, copied: null }
  const own = await ownVersion(answer.failure, sent)
  return own === undefined ? created(body, sent, reason) : updated(body, null, own)
}

async function created(
  body: CustomProductDraft,
  sent: SentDraft | null,
  copied: CopyReason | null,
): Promise<SavedDraft> {
  const answer = await api('custom-products.create', {
    body: sent === null ? body : { ...body, id: sent.id },
  })
  if (answer.ok) {
    const { _id: id, version } = answer.value.product
    return { ok: true, draft: { id, version }, copied }
  }
  const reason = forkCodes.get(answer.failure.code)
  if (reason === undefined || sent === null) return failed(answer.failure)
  const stored = customProduct.safeParse(answer.failure.stored).data
  if (stored !== undefined && (await digestOf(stored)) === (await digestOf(body)))
    return { ok: true, draft: { id: stored._id, version: stored.version }, copied }
  const isOfSameLog = copied === null && reason === 'changed' && stored !== undefined
  const own = isOfSameLog
    ? { id: stored._id, version: stored.version, isOnlyNamed: false }
    : await ownVersion(answer.failure, sent)
  if (own === undefined) return created(body, null, reason)
  const saved = await updated(body, null, own)
  return saved.ok ? { ...saved, copied: saved.copied ?? copied } : saved
}

/** What is stored, if this device sent it and its answer was lost. */
async function ownVersion(
  { code, stored }: Failure,
  sent: SentDraft | null,
): Promise<KnownVersion | undefined> {
  const found = code === 'custom-products.changed' ? customProduct.safeParse(stored).data : undefined
  if (found === undefined || !sent?.digests.includes(await digestOf(found))) return undefined
  return { id: found._id, version: found.version, isOnlyNamed: false }
}

const failed = (failure: Failure): SavedDraft => ({
  ok: false,
  message: messageOr(failure, words.t('designer:saveFailed')),
  isAnswered: failure.status >= 400 && failure.status < 500,
})

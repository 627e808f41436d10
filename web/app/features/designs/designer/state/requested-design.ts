import 'virtual:contract-routes/custom-products'
import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import { api } from '../../../../platform/api-browser.ts'
import { type LogDatabase, type LogFacts, logsOfProduct } from './log-database.ts'
import { draftIds } from './log-draft.ts'
import { isOpenTo, type LogOwner } from './log-owner.ts'
import { readDraft } from './remembered-draft.ts'
import { readTabLog } from './tab-log.ts'

/** Which design is to be opened. */
export interface RequestedDesign {
  readonly productId: number
  readonly variantId: number
  /**
   * Without a variant in the address the design that was changed last is opened, in one of these: on this device, or
   * else on any.
   */
  readonly variantIds: readonly number[] | null
  /** A custom product whose design is gone on with. */
  readonly customProductId: string | null
  /** A saved design is loaded into one of its own, so that no other is changed. */
  readonly isNew: boolean
}

/** Where a design is: the draft of its log, as '71/4012', and the log if it is a certain one. */
export interface DesignPlace {
  readonly draft: string
  readonly id: string | null
  /** The tab had it open already. */
  readonly isAgain?: boolean
  /** What a new log begins with. */
  readonly begunFrom?: CustomProduct
}

export async function placeOf(
  database: LogDatabase | undefined,
  requested: RequestedDesign,
  owner: LogOwner,
): Promise<DesignPlace> {
  const { productId, variantId, variantIds, customProductId } = requested
  const all = database === undefined ? [] : await logsOfProduct(database, productId)
  const local = all.filter((log) => isOpenTo(owner.customerId, log))
  const found =
    customProductId === null ? undefined : await placeOfProduct(local, productId, customProductId, owner)
  if (found !== undefined) return found
  const ofTab = requested.isNew ? undefined : local.find(({ id }) => id === readTabLog(productId))
  const asked = variantIds ?? [variantId]
  if (ofTab !== undefined && asked.includes(draftIds(ofTab.draft).variantId))
    return { draft: ofTab.draft, id: ofTab.id, isAgain: true }
  const variants = [
    ...local.map(({ draft }) => draftIds(draft).variantId),
    ...owner.known.map((log) => log.variantId),
  ]
  const last = variants.find((id) => asked.includes(id))
  const remembered = last === undefined ? await rememberedPlace(local, requested, owner) : undefined
  return remembered ?? { draft: `${productId}/${last ?? variantId}`, id: null }
}

/**
 * Where no log is known, on this device or on the server, the remembered draft is gone on with [B4.15]. The server says
 * whether it is still there, and this customer's.
 */
async function rememberedPlace(
  local: readonly LogFacts[],
  { productId, variantId, variantIds, isNew }: RequestedDesign,
  owner: LogOwner,
): Promise<DesignPlace | undefined> {
  if (isNew || !owner.isAllKnown) return undefined
  for (const asked of variantIds ?? [variantId]) {
    const id = readDraft(productId, asked)
    const place = id === null ? undefined : await placeOfProduct(local, productId, id, owner)
    // In another variant by now, it is that variant's.
    if (place?.draft === `${productId}/${asked}`) return place
  }
  return undefined
}

/** The log that a custom product was made from, unless it was changed elsewhere since: then what it is now. */
async function placeOfProduct(
  local: readonly LogFacts[],
  productId: number,
  customProductId: string,
  { isLoggedIn }: LogOwner,
): Promise<DesignPlace | undefined> {
  const product = isLoggedIn ? await storedProduct(customProductId) : undefined
  // A log that went on in another draft, as after an order, is that one's.
  const logs = local.filter(({ stored }) => stored === undefined || stored.id === customProductId)
  const log =
    logs.find(({ id }) => id === product?.log?.id) ??
    logs.find(({ stored }) => stored?.id === customProductId)
  const isOfLog = product?.version === log?.stored?.version || product?.log?.id === log?.id
  if (log !== undefined && (product === undefined || isOfLog)) return { draft: log.draft, id: log.id }
  if (product?.printfulProductId !== productId) return undefined
  return { draft: `${productId}/${product.printfulVariantId}`, id: null, begunFrom: product }
}

async function storedProduct(id: string): Promise<CustomProduct | undefined> {
  const answer = await api('custom-products.get', { params: { id } })
  return answer.ok ? answer.value.customProduct : undefined
}

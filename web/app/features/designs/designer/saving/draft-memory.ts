import { z } from 'zod'

/** What of a design is stored, or is there to be stored. */
export interface DraftMark {
  /** So many entries of its log; a log is only ever added to. */
  readonly entries: number
  readonly variantId: number
  readonly profitCents: number
  readonly name: string
  readonly description: string
}

/** A stored draft, the version of it that this page knows, and what is in it. */
export interface KnownDraft extends DraftMark {
  readonly id: string
  readonly version: number
}

const count = z.number().int()
const remembered = z.array(
  z.object({
    log: z.string(),
    id: z.string(),
    version: count,
    entries: count,
    variantId: count,
    profitCents: count,
    name: z.string(),
    description: z.string(),
  }),
)

type Remembered = z.output<typeof remembered>

/** More drafts of one product and variant than this are not remembered. */
const perVariant = 20

const prefixOf = (productId: number): string => `design-draft:${productId}/`

export const isStoredIn = (known: DraftMark, now: DraftMark): boolean =>
  hasSameDesign(known, now) && known.name === now.name && known.description === now.description

/** The same but for name and description. */
export const hasSameDesign = (known: DraftMark, now: DraftMark): boolean =>
  known.entries === now.entries && known.variantId === now.variantId && known.profitCents === now.profitCents

/** The draft of a log, as this browser remembers it. */
export function readKnownDraft(productId: number, log: string): KnownDraft | null {
  const found = draftsOf(productId).find((one) => one.log === log)
  if (found === undefined) return null
  const { log: _, ...draft } = found
  return draft
}

/** The log on this device that a draft was made from, and the version of the draft that holds it. */
export const logOfDraft = (
  productId: number,
  id: string,
): { readonly log: string; readonly version: number } | undefined =>
  draftsOf(productId).find((one) => one.id === id)

/** Remembers the draft of a log under product and variant [B4.15], and nowhere else. */
export function rememberDraft(productId: number, variantId: number, log: string, draft: KnownDraft): void {
  try {
    for (const key of keysOf(productId)) {
      const others = draftsUnder(key).filter((one) => one.log !== log)
      if (others.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(others))
    }
    const key = `${prefixOf(productId)}${variantId}`
    localStorage.setItem(key, JSON.stringify([{ ...draft, log }, ...draftsUnder(key)].slice(0, perVariant)))
  } catch {
    // Without storage the page remembers it as long as it is open.
  }
}

/** Takes the draft of a log along to another variant. */
export function moveDraft(productId: number, variantId: number, log: string): void {
  const draft = readKnownDraft(productId, log)
  if (draft !== null) rememberDraft(productId, variantId, log, draft)
}

function draftsOf(productId: number): Remembered {
  try {
    return keysOf(productId).flatMap(draftsUnder)
  } catch {
    return []
  }
}

const keysOf = (productId: number): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(productId)))

function draftsUnder(key: string): Remembered {
  try {
    return remembered.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

import { sortedJson } from '@first-fashion/contract/sorted-json'
import { cleanFields } from '@first-fashion/contract/text/clean-text'
import { z } from 'zod'

/**
 * What was sent of a log's draft without an answer: the server may have stored it. Remembered on this device, as a reload is
 * one way to lose an answer.
 */
export interface SentDraft {
  /** Of the draft that a first save creates. */
  readonly id: string
  /** Of the bodies, the latest last. */
  readonly digests: readonly string[]
}

const remembered = z.object({ id: z.uuid(), digests: z.array(z.string()) })

/** More lost answers in a row are not remembered. */
const mostDigests = 20

const keyOf = (log: string): string => `design-sent:${log}`

/** Without a memory of `log`, the draft that it creates gets the id `otherwise`. */
export function readSent(log: string, otherwise: string): SentDraft {
  try {
    return remembered.parse(JSON.parse(localStorage.getItem(keyOf(log)) ?? 'null'))
  } catch {
    return { id: otherwise, digests: [] }
  }
}

export function rememberSent(log: string, { id, digests }: SentDraft): void {
  try {
    if (digests.length === 0) localStorage.removeItem(keyOf(log))
    else localStorage.setItem(keyOf(log), JSON.stringify({ id, digests: digests.slice(-mostDigests) }))
  } catch {
    // Without storage a lost answer may cost a copy.
  }
}

interface Sent {
  readonly printfulVariantId: number
  readonly name: string
  readonly description: string
  readonly designs: readonly unknown[]
  readonly sellingPrice: number
}

/** The same for a body and for what the server stores of it, cleaned and with its keys in another order. */
export async function digestOf(sent: Sent): Promise<string> {
  const { printfulVariantId, name, description, designs, sellingPrice } = sent
  const text = sortedJson(cleanFields({ printfulVariantId, name, description, designs, sellingPrice }))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

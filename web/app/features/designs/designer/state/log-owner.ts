import 'virtual:contract-routes/design-logs'
import type { DesignLogItem } from '@first-fashion/contract/designs/design-log-calls'
import { z } from 'zod'
import { api } from '../../../../platform/api-browser.ts'
import { currentToken } from '../../../../platform/session.ts'
import type { LogFacts } from './log-database.ts'

/** Whose designs are opened here. */
export interface LogOwner {
  readonly isLoggedIn: boolean
  /** Undefined for a visitor, and for a customer whom this device does not know yet while the server is away. */
  readonly customerId: string | undefined
  /** What the server has of this customer's designs of the product, the newest first. */
  readonly known: readonly DesignLogItem[]
  /** False if the server did not say so in time. */
  readonly isAllKnown: boolean
}

/** The server has so long to say what it knows, before the design opens as this device has it. */
const serverWaitMs = 2_000
/** Longer while this device cannot tell whose designs to open: those of the customer would seem to be gone. */
const unknownOwnerWaitMs = 10_000

export async function logOwner(productId: number): Promise<LogOwner> {
  const token = currentToken()
  if (token === null) return { isLoggedIn: false, customerId: undefined, known: [], isAllKnown: false }
  const customer = remembered(token)
  const waitMs = customer === undefined ? unknownOwnerWaitMs : serverWaitMs
  const nothing = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), waitMs))
  const answer = await Promise.race([
    api('design-logs.list', { query: { productId } }).catch(() => undefined),
    nothing,
  ])
  if (!answer?.ok) return { isLoggedIn: true, customerId: customer, known: [], isAllKnown: false }
  const { customerId, logs } = answer.value
  remember(token, customerId)
  return { isLoggedIn: true, customerId, known: logs, isAllKnown: true }
}

/** What a visitor drew belongs to whoever logs in next; what a customer drew is nobody else's. */
export const isOpenTo = (customerId: string | undefined, { owner }: LogFacts): boolean =>
  owner === undefined || owner === customerId

const storageKey = 'design-owner'
const stored = z.object({ session: z.string(), customerId: z.string() })
/** The end of a token tells sessions apart, and cannot be used to log in. */
const sessionOf = (token: string): string => token.slice(-8)

function remember(token: string, customerId: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ session: sessionOf(token), customerId }))
  } catch {
    // Without storage there are no designs of others either.
  }
}

function remembered(token: string): string | undefined {
  try {
    const { session, customerId } = stored.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return session === sessionOf(token) ? customerId : undefined
  } catch {
    return undefined
  }
}

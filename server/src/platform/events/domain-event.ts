import type { z } from 'zod'
import type { Db } from '../database/database.ts'

/**
 * A kind of event: a fact in the past tense, as 'order-paid', with a payload of ids and plain values. Events outlive
 * what they are about, so a payload carries no addresses and no secrets. The feature that owns the fact declares it.
 */
export interface DomainEvent<Payload extends object = object> {
  /** Lower case with hyphens. */
  readonly name: string
  readonly payload: z.ZodType<Payload>
}

export const defineEvent = <Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
): DomainEvent<Payload> => ({ name, payload })

export interface Events {
  /** Tells all subscribers, in the transaction that makes it true: both happen or neither. */
  emit<Payload extends object>(tx: Db, event: DomainEvent<Payload>, payload: Payload): Promise<void>
}

/** What one subscriber does about one kind of event. */
export interface Subscription {
  readonly event: string
  /** '<event>/<subscriber>', as 'order-placed/confirmation-email'. */
  readonly name: string
  /** Parses the payload and handles it. Throws what the handler throws. */
  handle(payload: unknown, eventId: string): Promise<void>
}

/**
 * Subscribes to an event. The handler runs at least once after the transaction, after the event's earlier subscribers
 * and in any order with other events, and not again once it has succeeded for the same event; what must not happen
 * twice at all is written with its id. One that fails is tried again alone, without the other subscribers.
 */
export const subscribe = <Payload extends object>(
  event: DomainEvent<Payload>,
  subscriber: string,
  handle: (payload: Payload, eventId: string) => Promise<unknown>,
): Subscription => ({
  event: event.name,
  name: `${event.name}/${subscriber}`,
  handle: async (payload, eventId) => {
    await handle(event.payload.parse(payload), eventId)
  },
})

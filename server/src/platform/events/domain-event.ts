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

/** The key of an event's id beside its payload. */
export const eventIdKey = 'event'

export const defineEvent = <Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
): DomainEvent<Payload> => ({ name, payload })

export interface Events {
  /** Tells all subscribers, in the transaction that makes it true: both happen or neither. */
  emit<Payload extends object>(tx: Db, event: DomainEvent<Payload>, payload: Payload): Promise<void>
}

/** What one subscriber does about one kind of event, in a queue of its own: it is retried without the others. */
export interface Subscription {
  readonly event: string
  /** '<event>/<subscriber>', as 'order-placed/confirmation-email': its queue, and its name in the back office. */
  readonly queue: string
  /** Parses the payload and handles it. Throws what the handler throws. */
  handle(payload: unknown, eventId: string): Promise<void>
}

/**
 * Subscribes to an event. The handler runs at least once after the transaction, in any order with other events, and
 * not again once it has succeeded for the same event; what must not happen twice at all is written with its id.
 */
export const subscribe = <Payload extends object>(
  event: DomainEvent<Payload>,
  subscriber: string,
  handle: (payload: Payload, eventId: string) => Promise<unknown>,
): Subscription => ({
  event: event.name,
  queue: `${event.name}/${subscriber}`,
  handle: async (payload, eventId) => {
    await handle(event.payload.parse(payload), eventId)
  },
})

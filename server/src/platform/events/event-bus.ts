import DataLoader from 'dataloader'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { NewId } from '../ids.ts'
import type { Events, Subscription } from './domain-event.ts'
import { areDelivered, type Delivery, recordDeliveries } from './event-deliveries.queries.ts'
import { insertEvent } from './outbox.queries.ts'

/** An event for one subscriber. */
export interface EventDelivery {
  readonly subscriber: string
  readonly eventId: string
  readonly payload: unknown
}

export interface EventBus extends Events {
  /** Must run before the first event. Throws when two subscribers have one name. */
  register(subscriptions: readonly Subscription[]): void
  /** Who listens to an event, in the order of registration. */
  subscriptionsOf(event: string): readonly Subscription[]
  /** The names of all subscribers. */
  subscribers(): readonly string[]
  /** Has one subscriber handle an event, unless it has succeeded before. Throws what the subscriber throws. */
  deliver(delivery: EventDelivery): Promise<void>
}

export interface EventBusDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
}

/** Writes events to the outbox, which a worker of each server works off; see outbox-worker.ts. */
export function createEventBus({ newId, ...deps }: EventBusDeps): EventBus {
  const deliveries = createDeliveries(deps)
  const subscriptions = new Map<string, Subscription[]>()
  const byName = new Map<string, Subscription>()
  const subscriptionsOf = (event: string) => subscriptions.get(event) ?? []
  return {
    emit: async (tx, { name }, payload) => {
      if (subscriptionsOf(name).length > 0) await insertEvent(tx, { id: newId(), name, payload })
    },
    register: (added) => {
      for (const subscription of added) {
        const { event, name } = subscription
        if (byName.has(name)) throw new Error(`two subscribers are named ${name}`)
        byName.set(name, subscription)
        subscriptions.set(event, [...subscriptionsOf(event), subscription])
      }
    },
    subscriptionsOf,
    subscribers: () => [...byName.keys()],
    deliver: async ({ subscriber, eventId, payload }) => {
      const subscription = byName.get(subscriber)
      if (subscription === undefined) throw new Error(`nobody subscribes as ${subscriber}`)
      if (await deliveries.has({ eventId, subscriber })) return
      await subscription.handle(payload, eventId)
      await deliveries.record({ eventId, subscriber })
    },
  }
}

/** Which retries have succeeded. They run side by side, so questions and records go in batches. */
interface Deliveries {
  has(delivery: Delivery): Promise<boolean>
  /** Returns once it is stored. */
  record(delivery: Delivery): Promise<void>
}

/** Records wait so long for others; a process that dies meanwhile makes its jobs run once more. */
const recordAfterMs = 5

interface DeliveriesDeps {
  readonly database: Database
  readonly clock: Clock
}

function createDeliveries({ database: { db }, clock }: DeliveriesDeps): Deliveries {
  const asked = new DataLoader<Delivery, boolean>((batch) => areDelivered(db, batch), { cache: false })
  const recorded = new DataLoader<Delivery, true>(
    async (batch) => {
      await recordDeliveries(db, batch, clock.now())
      return batch.map(() => true as const)
    },
    { cache: false, batchScheduleFn: (run) => void setTimeout(run, recordAfterMs) },
  )
  return {
    has: (delivery) => asked.load(delivery),
    record: async (delivery) => void (await recorded.load(delivery)),
  }
}

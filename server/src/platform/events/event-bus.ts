import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { NewId } from '../ids.ts'
import type { Job, JobQueue, Jobs } from '../jobs.ts'
import { type Events, eventIdKey, type Subscription } from './domain-event.ts'
import { createDeliveries, type Deliveries } from './event-deliveries.ts'

export interface EventBus extends Events {
  /** Must run before the first event. Throws when two subscribers share a queue. */
  register(subscriptions: readonly Subscription[]): void
  /** The queues of all subscribers, for the job runner. */
  queues(): readonly JobQueue[]
}

export interface EventBusDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly jobs: Jobs
}

/** Delivers each event to the queue of each subscriber: one that fails neither holds back nor loses the others. */
export function createEventBus({ jobs, newId, ...deps }: EventBusDeps): EventBus {
  const deliveries = createDeliveries(deps)
  const subscribersOf = new Map<string, Subscription[]>()
  const all = new Map<string, Subscription>()
  return {
    emit: async (tx, { name }, payload) => {
      const queues = (subscribersOf.get(name) ?? []).map(({ queue }) => queue)
      await jobs.enqueue(tx, queues, { ...payload, [eventIdKey]: newId() })
    },
    register: (subscriptions) => {
      for (const subscription of subscriptions) {
        const { event, queue } = subscription
        if (all.has(queue)) throw new Error(`two subscribers are named ${queue}`)
        all.set(queue, subscription)
        subscribersOf.set(event, [...(subscribersOf.get(event) ?? []), subscription])
      }
    },
    queues: () =>
      [...all.values()].map((subscription) => ({
        name: subscription.queue,
        work: (job) => deliver(deliveries, subscription, job),
      })),
  }
}

/** Once it has succeeded, the same event is not handled again by this subscriber. */
async function deliver(
  deliveries: Deliveries,
  { queue, handle }: Subscription,
  { data }: Job,
): Promise<void> {
  const { [eventIdKey]: eventId, ...payload } = data
  const delivery = { eventId: String(eventId), subscriber: queue }
  if (await deliveries.has(delivery)) return
  await handle(payload, delivery.eventId)
  await deliveries.record(delivery)
}

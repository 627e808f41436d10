import DataLoader from 'dataloader'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { areDelivered, type Delivery, recordDeliveries } from './event-deliveries.queries.ts'

/** Which retries have succeeded. They run side by side, so questions and records go in batches. */
export interface Deliveries {
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

export function createDeliveries({ database: { db }, clock }: DeliveriesDeps): Deliveries {
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

import { setTimeout as delay } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { createListener } from '../bus/postgres-listener.ts'
import { retried } from '../bus/retried.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { failureOf } from '../job-failures.ts'
import type { EventBus } from './event-bus.ts'
import {
  type HandledEvent,
  keepEvents,
  type OutboxEvent,
  outboxChannel,
  recordHandled,
  takeEvents,
} from './outbox.queries.ts'

export interface OutboxWorkerDeps {
  readonly database: Database
  readonly clock: Clock
  readonly events: Pick<EventBus, 'subscriptionsOf'>
  /** Of the database, for the connection that listens. */
  readonly url: string
  /** Told of each subscriber that fails, with its cause, and of what fails around it. */
  readonly onError: (error: Error) => void
  /** So long after news the outbox is looked at: events of a busy moment come in one batch. */
  readonly batchDelayMs?: number
  /** How often the outbox is looked at anyway: for news that was missed, and for events of a server that died. */
  readonly pollingMs?: number
  /** A worker that has not renewed its hold for so long is dead: another one runs its events. */
  readonly leaseSeconds?: number
}

export interface OutboxWorker {
  /** Takes no more events, and waits a while for those that run. */
  stop(): Promise<void>
}

/** Events that one server works on at a time: they share its database connections with the requests. */
const eventsAtOnce = 20
/** What has ended waits so long for others; a process that dies meanwhile makes its events run once more. */
const recordAfterMs = 5
/** A stop waits so long for the events that run. */
const longestStopMs = 5_000
/** The connection that listens must answer so often; what was missed is found by looking anyway. */
const heartbeatMs = 10_000

/** Works off the outbox: several events side by side, the subscribers of each in the order of their registration. */
export async function startOutboxWorker(deps: OutboxWorkerDeps): Promise<OutboxWorker> {
  const { database, url, onError, pollingMs = 10_000, leaseSeconds = 20 } = deps
  const running = new Map<string, Promise<void>>()
  const recorder = createRecorder(deps)
  const taker = createTaker(deps, {
    room: () => eventsAtOnce - running.size,
    take: (limit) => takeEvents(database.db, limit, leaseSeconds),
    start: (event) => {
      if (!running.has(event.id)) running.set(event.id, run(event))
    },
  })
  const run = async (event: OutboxEvent) => {
    await recorder.record(await runSubscribers(deps, event))
    running.delete(event.id)
    taker.goOn()
  }
  const renew = () => {
    if (running.size > 0)
      keepEvents(database.db, [...running.keys()], leaseSeconds).catch((error: Error) => onError(error))
  }
  const timers = [setInterval(taker.wake, pollingMs), setInterval(renew, (leaseSeconds * 1000) / 4)]
  const listener = createListener({ url, purpose: 'events', channel: outboxChannel, onError, heartbeatMs })
  await listener.open({ onPayload: taker.wake, onGap: taker.wake })
  taker.wake()
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([taker.stop(), listener.close()])
      await Promise.race([Promise.all(running.values()), delay(longestStopMs, undefined, { ref: false })])
      recorder.stop()
    },
  }
}

interface Taking {
  room(): number
  take(limit: number): Promise<readonly OutboxEvent[]>
  start(event: OutboxEvent): void
}

/** Takes events when it is woken, one batch after the other while there are more and there is room. */
function createTaker({ onError, batchDelayMs = 20 }: OutboxWorkerDeps, { room, take, start }: Taking) {
  let isDue = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let taking: Promise<void> | undefined
  const goOn = () => {
    if (!isDue || isStopped || timer !== undefined || taking !== undefined || room() === 0) return
    timer = setTimeout(() => {
      timer = undefined
      taking = takeBatch().finally(() => {
        taking = undefined
        goOn()
      })
    }, batchDelayMs)
  }
  const takeBatch = async () => {
    isDue = false
    const limit = room()
    const taken = await take(limit).catch((cause: unknown) => {
      onError(new Error('The outbox cannot be read', { cause }))
      return []
    })
    if (taken.length === limit) isDue = true
    for (const event of taken) start(event)
  }
  return {
    /** There is room again. */
    goOn,
    wake: () => {
      isDue = true
      goOn()
    },
    /** Resolves once no batch is under way. */
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await taking
    },
  }
}

/** One that fails neither holds back nor loses the others. */
async function runSubscribers(
  { events, onError }: OutboxWorkerDeps,
  { id, name, payload }: OutboxEvent,
): Promise<HandledEvent> {
  const failures: HandledEvent['failures'][number][] = []
  for (const { name: subscriber, handle } of events.subscriptionsOf(name))
    await handle(payload, id).catch((cause: unknown) => {
      const failure = failureOf(cause)
      failures.push({ subscriber, ...failure })
      if (failure.state !== 'created')
        onError(new Error(`The job ${subscriber} of the event ${id} failed`, { cause }))
    })
  return { id, failures }
}

/** Records events that end at about the same time in one statement, and tries again until the database takes it. */
function createRecorder({ database: { db }, clock, onError }: OutboxWorkerDeps) {
  let isStopped = false
  const recordBatch = async (batch: readonly HandledEvent[]) => {
    const attempt = () => recordHandled(db, batch, clock.now())
    await attempt().catch(async (cause: unknown) => {
      onError(new Error('Events that were handled cannot be recorded', { cause }))
      await retried(attempt, () => isStopped)
    })
    return batch.map(() => true as const)
  }
  const recorded = new DataLoader<HandledEvent, true>(recordBatch, {
    cache: false,
    batchScheduleFn: (run) => void setTimeout(run, recordAfterMs),
  })
  return {
    /** Returns once it is stored. */
    record: async (event: HandledEvent) => void (await recorded.load(event)),
    /** Gives up what the database does not take. */
    stop: () => {
      isStopped = true
    },
  }
}

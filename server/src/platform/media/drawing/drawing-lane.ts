import PQueue from 'p-queue'
import { type DrawingProcess, type Made, ProcessEnded } from './drawing-process.ts'
import type { PictureRequest } from './picture-works.ts'

/** Works that share a process, which starts with the first of them and ends when there is nothing to do. */
export interface DrawingLane {
  /** Rejects with `overdue` what takes too long; and if the process ends twice while it is at this work. */
  ask(request: PictureRequest, turn: Turn): Promise<Made>
  close(): Promise<void>
}

/** 'at-once' waits for nothing; 'next' comes before 'later', which nobody waits for. */
export type Turn = 'at-once' | 'next' | 'later'

export interface LaneOptions {
  readonly start: (onEnd: () => void) => DrawingProcess
  /** How many are worked on at a time, besides those that are done at once. */
  readonly atOnce: number
  /** From when the process gets a piece of work. */
  readonly limitMs: number
  readonly idleMs: number
  readonly overdue: () => Error
}

/** Work that was under way when the process ended is tried again once: another one may have ended it. */
const mostTries = 2

export function createDrawingLane(options: LaneOptions): DrawingLane {
  const queue = new PQueue({ concurrency: options.atOnce })
  const process = processOnDemand(options)
  let isClosed = false
  const work = async (request: PictureRequest, tries = 1): Promise<Made> => {
    if (isClosed) throw new Error('the shop is closing and draws no more pictures')
    try {
      return await process.ask(request)
    } catch (error) {
      if (!(error instanceof ProcessEnded) || tries === mostTries || isClosed) throw error
      return work(request, tries + 1)
    }
  }
  return {
    ask: async (request, turn) =>
      turn === 'at-once'
        ? work(request)
        : queue.add(() => work(request), { priority: turn === 'next' ? 1 : 0 }),
    close: async () => {
      isClosed = true
      await process.stop()
    },
  }
}

/** A process that starts when it is asked, and ends when it has not been for a while. */
function processOnDemand({ start, limitMs, idleMs, overdue }: LaneOptions): DrawingProcess {
  let running: DrawingProcess | undefined
  let underWay = 0
  let idle: NodeJS.Timeout | undefined
  const current = (): DrawingProcess => {
    if (running !== undefined) return running
    const started = start(() => {
      if (running === started) running = undefined
    })
    running = started
    return started
  }
  return {
    ask: async (request) => {
      clearTimeout(idle)
      underWay += 1
      try {
        return await withinLimit(current(), request, { limitMs, overdue })
      } finally {
        underWay -= 1
        if (underWay === 0) idle = setTimeout(() => void running?.stop(), idleMs).unref()
      }
    },
    stop: async () => {
      clearTimeout(idle)
      await running?.stop()
    },
  }
}

/** Stops the process if the work takes too long: nothing else gets it away from its work. */
async function withinLimit(
  process: DrawingProcess,
  request: PictureRequest,
  { limitMs, overdue }: Pick<LaneOptions, 'limitMs' | 'overdue'>,
): Promise<Made> {
  let isOverdue = false
  const limit = setTimeout(() => {
    isOverdue = true
    void process.stop()
  }, limitMs).unref()
  try {
    return await process.ask(request)
  } catch (error) {
    throw isOverdue ? overdue() : error
  } finally {
    clearTimeout(limit)
  }
}

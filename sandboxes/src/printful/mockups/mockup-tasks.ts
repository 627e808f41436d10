import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PrintProduct } from '../print-products.ts'
import { drawMockup, type MockupFile } from './draw-mockup.ts'

/** A mockup that was asked for. */
export interface MockupTask {
  readonly key: string
  readonly variantIds: readonly number[]
  readonly files: readonly MockupFile[]
  status: 'pending' | 'completed' | 'failed'
  error: string
  /** A picture for each file, once it is completed. */
  pictures: readonly Uint8Array[]
}

export interface NewMockup extends Pick<MockupTask, 'variantIds' | 'files'> {
  readonly product: PrintProduct
  readonly colour: string
  readonly width: number
  readonly mustFail: boolean
}

/** Tasks are worked at behind the answer, one after the other, as the partner's generator does. */
export interface MockupTasks {
  start(mockup: NewMockup): MockupTask
  find(key: string): MockupTask | undefined
}

const usualMs = 2_000
/** The oldest go. */
const rememberedAtMost = 200

export function mockupTasks(leastMs = usualMs, garmentScale?: number): MockupTasks {
  const tasks = new Map<string, MockupTask>()
  let queue = Promise.resolve()
  return {
    find: (key) => tasks.get(key),
    start: ({ variantIds, files, ...drawing }) => {
      const key = `gt-${randomUUID()}`
      const task: MockupTask = { key, variantIds, files, status: 'pending', error: '', pictures: [] }
      tasks.set(key, task)
      const [oldest] = tasks.keys()
      if (tasks.size > rememberedAtMost && oldest !== undefined) tasks.delete(oldest)
      queue = queue.then(() => work(task, { ...drawing, garmentScale }, leastMs))
      return task
    },
  }
}

async function work(
  task: MockupTask,
  {
    product,
    colour,
    width,
    mustFail,
    garmentScale,
  }: Omit<NewMockup, 'variantIds' | 'files'> & { readonly garmentScale: number | undefined },
  leastMs: number,
): Promise<void> {
  await wait(leastMs, undefined, { ref: false })
  try {
    if (mustFail) throw new Error('The mockup generator failed: this fault is switched on.')
    const pictures: Uint8Array[] = []
    for (const file of task.files)
      pictures.push(await drawMockup(product, { colour, width, file, garmentScale }))
    task.pictures = pictures
    task.status = 'completed'
  } catch (error) {
    task.error = error instanceof Error ? error.message : String(error)
    task.status = 'failed'
  }
}

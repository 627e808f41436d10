import { after } from '../../../platform/clock.ts'
import type { PrintMockups } from '../../../ports/print-mockups.ts'
import { type FinishDeps, finishMockup } from './finish-mockup.ts'
import { claimAsking, endTask, type MockupTask, pendingTasks } from './mockups.queries.ts'

export interface AskDeps extends FinishDeps {
  /** Null without a print partner. */
  readonly printMockups: PrintMockups | null
}

/** Longer than this nobody waits for a mockup. */
export const longestMs = 5 * 60_000

/** Asks the partner, if that has not been done just now. A partner that does not answer is asked again later. */
export async function askAboutMockup(deps: AskDeps, partner: PrintMockups, task: MockupTask): Promise<void> {
  const { database, clock, onError } = deps
  const { key, startedAt, partnerName } = task
  const now = clock.now()
  if (now.getTime() - startedAt.getTime() >= longestMs) {
    await endTask(database.db, key, { state: 'failed', image: null })
    return
  }
  // Its name at the partner follows in a moment.
  if (partnerName === '') return
  if (!(await claimAsking(database.db, key, now, after(now, -partner.pauseMs)))) return
  try {
    await finishMockup(deps, task, await partner.ask(partnerName))
  } catch (error) {
    onError(error, 'mockup')
  }
}

/** Finishes what nobody waits for any more: its shopper has left the page. */
export async function finishMockups(deps: AskDeps): Promise<void> {
  const { database, printMockups } = deps
  if (printMockups === null) return
  for (const task of await pendingTasks(database.db)) await askAboutMockup(deps, printMockups, task)
}

import { after } from '../../../platform/clock.ts'
import type { MockupAnswer, PrintPartner } from '../../../ports/print-partner.ts'
import type { Shop } from '../../../shop.ts'
import { lockProduct, printsOf } from '../prints/prints.queries.ts'
import { claimAsking, endTask, type MockupTask, pendingTasks, saveMockup } from './mockups.queries.ts'
import { addressOfMockup, storeMockup, withStoredMockup } from './stored-mockup.ts'

/** Longer than this nobody waits for a mockup. */
export const longestMs = 5 * 60_000

/** Asks the partner, if that has not been done just now. A partner that does not answer is asked again later. */
export async function askAboutMockup(
  shop: Shop,
  mockups: PrintPartner['mockups'],
  task: MockupTask,
): Promise<void> {
  const { database, clock, onError } = shop
  const { key, startedAt, partnerName } = task
  const now = clock.now()
  if (now.getTime() - startedAt.getTime() >= longestMs) {
    await endTask(database.db, key, { state: 'failed', image: null })
    return
  }
  // Its name at the partner follows in a moment.
  if (partnerName === '') return
  if (!(await claimAsking(database.db, key, now, after(now, -mockups.pauseMs)))) return
  try {
    await finishMockup(shop, task, await mockups.ask(partnerName))
  } catch (error) {
    onError(error, 'mockup')
  }
}

/** Finishes what nobody waits for any more: its shopper has left the page. */
export async function finishMockups(shop: Shop): Promise<void> {
  const { database, printPartner } = shop
  if (printPartner === null) return
  for (const task of await pendingTasks(database.db)) await askAboutMockup(shop, printPartner.mockups, task)
}

/**
 * Acts on the partner's answer. A finished picture is stored at once, as the partner deletes it; what cannot be opened
 * has failed. Throws if it cannot be downloaded: then it is asked for again.
 */
async function finishMockup(shop: Shop, task: MockupTask, answer: MockupAnswer): Promise<void> {
  const { database } = shop
  if (answer.state === 'pending') return
  const name = answer.state === 'completed' ? await storeMockup(shop, answer.image) : undefined
  if (name === undefined) {
    await endTask(database.db, task.key, { state: 'failed', image: null })
    return
  }
  await withStoredMockup(shop, name, () => attached(shop, task, addressOfMockup(name)))
}

/** False if somebody was faster, or the design was changed meanwhile: then the mockup shows another one. */
const attached = ({ database, clock, newId }: Shop, task: MockupTask, image: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { key, customProductId: id, side, printName } = task
    const product = await lockProduct(tx, id)
    const prints = product === undefined ? [] : await printsOf(tx, { id, version: product.version })
    const isCurrent = prints.some(({ name }) => name === printName)
    const end = isCurrent ? { state: 'completed' as const, image } : { state: 'failed' as const, image: null }
    if (!(await endTask(tx, key, end)) || !isCurrent) return false
    await saveMockup(tx, { id: newId(), customProductId: id, side, image, createdAt: clock.now() })
    return true
  })

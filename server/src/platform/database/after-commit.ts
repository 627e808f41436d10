/** Work that waits for a transaction to end, by the transaction that statements run on. */
const waiting = new WeakMap<object, (() => Promise<void>)[]>()

/** Runs the work once the transaction has been committed; at once when there is none. The work must not throw. */
export async function afterCommit(tx: object, work: () => Promise<void>): Promise<void> {
  const later = waiting.get(tx)
  if (later === undefined) await work()
  else later.push(work)
}

/** For the one who opens a transaction: what is to be done after its commit. */
export function collectAfterCommit(tx: object): () => Promise<void> {
  const later: (() => Promise<void>)[] = []
  waiting.set(tx, later)
  return async () => {
    waiting.delete(tx)
    for (const work of later) await work()
  }
}

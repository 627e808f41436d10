/** Does the works of one key one after the other. Works of different keys do not wait for each other. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export function createTurns(): InTurn {
  const lastOf = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = lastOf.get(key) ?? Promise.resolve()
    const own = before.then(work, work)
    const settled = own.then(
      () => {},
      () => {},
    )
    const forget = settled.then(() => {
      if (lastOf.get(key) === forget) lastOf.delete(key)
    })
    lastOf.set(key, forget)
    return own
  }
}

/** An event that several features listen to. The feature that emits it knows none of them. */
export function createClientEvent<Fact>() {
  const listeners = new Set<(fact: Fact) => unknown>()
  return {
    /** Returns how to stop. */
    subscribe(listener: (fact: Fact) => unknown) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Resolves when all listeners have run; one that fails does not stop the others. */
    emit: (fact: Fact) => Promise.allSettled([...listeners].map(async (listener) => listener(fact))),
  }
}

/** A moment at which several features act. The feature that makes it happen knows none of them. */
export function createMoment<Fact>() {
  const subscribers = new Set<(fact: Fact) => unknown>()
  return {
    /** Returns how to stop. */
    subscribe(act: (fact: Fact) => unknown) {
      subscribers.add(act)
      return () => void subscribers.delete(act)
    },
    /** Resolves when all have acted; one that fails holds back nobody. */
    announce: (fact: Fact) => Promise.allSettled([...subscribers].map(async (act) => act(fact))),
  }
}

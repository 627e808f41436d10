/** Who is asked first about a step through the browser's history. */
export interface BackSteps {
  onPop?: (event: Event) => void
}

export const backSteps: BackSteps = {}

// Listeners of the window come in the order of their coming: this one before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => backSteps.onPop?.(event))

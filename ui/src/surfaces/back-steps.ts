/** The first listener for steps through the browser's history. */
export interface BackSteps {
  onPop?: (event: Event) => void
}

export const backSteps: BackSteps = {}

// Window listeners run in the order they were added: this one before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => backSteps.onPop?.(event))

export const canvasId = 'design-canvas'

export const canvasElement = (): HTMLElement | null => document.getElementById(canvasId)

/** Where the keyboard goes on when what had the focus is gone. Under an open sheet the canvas takes none. */
export const focusCanvas = (): void => canvasElement()?.focus({ preventScroll: true })

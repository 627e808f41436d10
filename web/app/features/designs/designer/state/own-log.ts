/** A tab that was just closed or killed has so long to let go of its log. */
const timeoutMs = 300

export interface Claim {
  /** No other tab has it. */
  readonly isOwn: boolean
  release(): void
}

/** Claims a log for this tab, until the tab ends or lets go of it. Without locks each tab takes itself for the only one. */
export function claimLog(id: string): Promise<Claim> {
  if (!('locks' in navigator)) return Promise.resolve({ isOwn: true, release: () => undefined })
  return new Promise((resolve) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    navigator.locks
      .request(`design-log ${id}`, { signal: AbortSignal.timeout(timeoutMs) }, () => {
        resolve({ isOwn: true, release })
        return released
      })
      .catch(() => resolve({ isOwn: false, release }))
  })
}

/** A tab that was just closed or killed has so long to let go of its log. */
const timeoutMs = 300

interface Claim {
  /** No other tab has it. */
  readonly isOwn: boolean
  release(): void
}

/** The claim of what a tab has open, which may become another log. */
export interface MovingClaim {
  /** No other tab had the first one. */
  readonly isOwn: boolean
  /** Lets go of the one before. */
  moveTo(id: string): void
  release(): void
}

export async function claimMovingLog(id: string): Promise<MovingClaim> {
  let claim = await claimLog(id)
  let isReleased = false
  const { isOwn } = claim
  const move = async (next: string) => {
    claim.release()
    claim = await claimLog(next)
    if (isReleased) claim.release()
  }
  return {
    isOwn,
    moveTo: (next) => void move(next),
    release: () => {
      isReleased = true
      claim.release()
    },
  }
}

/** Claims a log for this tab, until the tab ends or lets go of it. Without locks each tab takes itself for the only one. */
function claimLog(id: string): Promise<Claim> {
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

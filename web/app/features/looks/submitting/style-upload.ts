/** The upload of a look, which its author can cancel. */
export interface StyleUpload {
  readonly signal: AbortSignal
  /** How much is sent, 0 to 1. */
  progress(done: number): void
  /**
   * What is not sent whole never arrives: the request stops. Once it is sent the shop may have it already: then the
   * request goes on, to learn what became of the look.
   */
  cancel(): void
  isCancelled(): boolean
}

export function createStyleUpload(onProgress: (done: number) => void): StyleUpload {
  const stop = new AbortController()
  let sent = 0
  let isCancelled = false
  return {
    signal: stop.signal,
    progress: (done) => {
      sent = done
      onProgress(done)
    },
    cancel: () => {
      isCancelled = true
      if (sent < 1) stop.abort()
    },
    isCancelled: () => isCancelled,
  }
}

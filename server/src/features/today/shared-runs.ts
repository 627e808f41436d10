/** Work of which one run at a time is enough: whoever asks while it runs shares the run after it, so no answer is older. */
export function sharedRuns<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  const begin = () => {
    next = undefined
    const run = work()
    running = run.catch(() => undefined)
    return run
  }
  return () => {
    next ??= running.then(begin)
    return next
  }
}

/** Stops the process once, when it is told to or when its parent is gone; its exit code says how that went. */
export function stopWhenAsked(stop: () => Promise<void>): void {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  process.on('disconnect', once)
}

import { readSandboxSettings, startSandbox } from './sandbox.ts'
import { SettingsProblem } from './settings.ts'

try {
  const sandbox = await startSandbox(readSandboxSettings(process.env))
  const stop = () => void sandbox.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
  // Only now: whoever is told may ask it to stop in the same moment.
  console.log(`sandbox ready on ${sandbox.url}`)
  process.send?.({ ready: true })
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

/** A problem that a person can mend is told in one sentence; anything else keeps its trace. */
function sentenceFor(error: unknown): unknown {
  if (error instanceof SettingsProblem) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `The port ${error.port} is taken: set SANDBOX_PORT or SANDBOX_SMTP_PORT to a free one, or stop what uses it.`
  return error
}

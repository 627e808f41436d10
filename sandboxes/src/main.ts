import { readSandboxSettings, startSandbox } from './sandbox.ts'
import { SettingsProblem } from './settings.ts'

try {
  const sandbox = await startSandbox(readSandboxSettings(process.env))
  const stop = () => void sandbox.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
  // Only now, because the parent may stop it as soon as it is ready.
  console.log(`sandbox ready on ${sandbox.url}`)
  process.send?.({ ready: true })
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

/** Prints a problem that people can fix as one sentence; anything else with its stack trace. */
function sentenceFor(error: unknown): unknown {
  if (error instanceof SettingsProblem) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `The port ${error.port} is taken: set SANDBOX_PORT or SANDBOX_SMTP_PORT to a free one, or stop what uses it.`
  return error
}

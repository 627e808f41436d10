import { readSandboxSettings, startSandbox } from './sandbox.ts'

try {
  const settings = readSandboxSettings(process.env)
  const sandbox = await startSandbox(settings)
  console.log(`sandbox ready on ${sandbox.url}, mail on port ${sandbox.smtpPort}`)
  process.send?.({ ready: true })
  const stop = () => sandbox.close().then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const port = isTaken && 'port' in error ? error.port : ''
  console.error(
    isTaken
      ? `The port ${port} is taken. Set SANDBOX_PORT or SANDBOX_SMTP_PORT to a free one.`
      : String(error),
  )
  process.exit(1)
}

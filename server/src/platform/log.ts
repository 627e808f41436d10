import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** The server's log: one JSON object a line, without secrets. */
export const openLog = (level: string, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: ['req.headers.token', 'req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: withoutValues },
    },
    ...(to === undefined ? [] : [to]),
  )

/** An error as the log shows it. The query builder adds a statement's values to its message: addresses, hashes of tokens. */
function withoutValues(error: Error): unknown {
  const shown = stdSerializers.err(error)
  return { ...shown, message: withoutParams(shown.message), stack: withoutParams(shown.stack) }
}

const withoutParams = (text: string) =>
  text.replace(/\nparams: [\s\S]*?(?=(: [A-Za-z][^\n]*)?(\n {4}at |\ncaused by: |$))/g, '')

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

/**
 * An error as the log shows it. The query builder adds a statement's values to its message and beside it, the database
 * the row's that broke a rule: addresses, hashes of tokens.
 */
function withoutValues(error: Error): unknown {
  const { params: _params, detail: _detail, where: _where, ...shown } = stdSerializers.err(error)
  return { ...shown, message: withoutParams(shown.message), stack: withoutParams(shown.stack) }
}

export const withoutParams = (text: string) =>
  text.replace(/\nparams: [\s\S]*?(?=(: [A-Za-z][^\n]*)?(\n {4}at |\ncaused by: |$))/g, '')

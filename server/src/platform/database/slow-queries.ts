import type { PoolClient } from 'pg'

/** From how many milliseconds on a statement is slow. */
const slowFromMs = 100

/** Tells of slow statements of a connection. For development: an index that is missing shows itself here. */
export function timeQueries(client: PoolClient, onSlowQuery: (text: string, ms: number) => void): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, given: unknown[]) => {
      const startedAt = performance.now()
      const running: unknown = Reflect.apply(query, self, given)
      const report = () => {
        const ms = performance.now() - startedAt
        if (ms >= slowFromMs) onSlowQuery(textOf(given[0]), ms)
      }
      if (running instanceof Promise) running.then(report, report)
      return running
    },
  })
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : ''
}

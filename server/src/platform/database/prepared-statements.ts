import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'

/** A statement is prepared when it has been sent so often; what is sent once is not worth a place. */
const preparedFromUse = 3
/** PostgreSQL keeps each prepared statement in every connection that has used it. */
const mostPrepared = 300

/**
 * Names statements after their text, so that PostgreSQL parses and plans each once for a connection instead of
 * every time. The code that asks knows nothing of it.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const uses = new LRUCache<string, number>({ max: 1000 })
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= mostPrepared) return name
    const used = (uses.get(text) ?? 0) + 1
    uses.set(text, used)
    if (used < preparedFromUse) return undefined
    const given = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, given)
    return given
  }
}

/** Gives the statements of a connection their names; those without values (begin, commit) stay as they are. */
export function prepareStatements(client: PoolClient, nameOf: (text: string) => string | undefined): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, [statement, values, ...rest]: unknown[]) => {
      const named = Array.isArray(values) && values.length > 0 ? withName(statement, nameOf) : statement
      return Reflect.apply(query, self, [named, values, ...rest])
    },
  })
}

function withName(statement: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof statement !== 'object' || statement === null) return statement
  if (!('text' in statement) || typeof statement.text !== 'string') return statement
  const name = nameOf(statement.text)
  return name === undefined ? statement : { ...statement, name }
}

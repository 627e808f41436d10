/** PostgreSQL's codes of the violations that rules are built on. */
const codes = { unique: '23505', check: '23514', 'foreign-key': '23503' } as const

/** Whether an error is the violation of a constraint, wherever the query builder wrapped it. */
export function isViolation(error: unknown, kind: keyof typeof codes, constraint?: string): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (!('code' in current) || current.code !== codes[kind]) continue
    return constraint === undefined || ('constraint' in current && current.constraint === constraint)
  }
  return false
}

/** Whether the database cannot be reached or is starting or stopping: worth a 503, not a 500. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : ''
    if (/^(08\d{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/.test(code)) return true
    if (
      /Connection terminated|timeout exceeded when trying to connect|is not queryable/.test(current.message)
    )
      return true
  }
  return false
}

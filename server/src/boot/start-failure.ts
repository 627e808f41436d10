import { OutdatedDatabase } from '../platform/database/outdated-database.ts'

/** Explains a failed start in one sentence. */
export function explainStartFailure(error: unknown): string {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (current instanceof OutdatedDatabase) return current.message
    const code = 'code' in current ? String(current.code) : ''
    if (code === 'EADDRINUSE') return `The port ${portOf(current)} is in use. Set PORT to a free one.`
    if (code === 'EACCES') return `No permission: ${current.message}. Choose another DATA_DIR or PORT.`
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
      return 'The database cannot be reached. Check DATABASE_URL and that the database is running.'
    if (code === '28P01' || code === '28000')
      return 'The database refused the login. Check the user and password in DATABASE_URL.'
    if (code === '3D000') return 'The database in DATABASE_URL does not exist. Create it first.'
    if (code === 'ERR_MODULE_NOT_FOUND')
      return `A library is missing (${current.message.split('\n')[0]}). Run npm ci and try again.`
  }
  return error instanceof Error ? `The shop could not start: ${error.message}` : 'The shop could not start.'
}

const portOf = (error: Error) => ('port' in error ? String(error.port) : '')

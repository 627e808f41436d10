import { expect, it } from 'vitest'
import { openLog } from './log.ts'

it('logs a failed statement with its cause and without its values', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:5432')
  const error = new Error(
    'Failed query: select 1 from customers where email = $1\nparams: amaya@example.com,secret\nhash',
    { cause },
  )
  log.error({ err: error }, 'request failed')
  expect(lines.join()).not.toMatch(/amaya|secret|hash/)
  expect(lines.join()).toContain('select 1 from customers where email = $1')
  expect(lines.join()).toContain('ECONNREFUSED')
  expect(lines.join()).toContain('log.test.ts')
})

it('leaves the row out that broke a rule of the database', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const detail = 'Key (email_key)=(amaya@example.com) already exists.'
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail, where: detail })
  log.error({ err: Object.assign(error, { params: ['amaya@example.com'] }) }, 'request failed')
  expect(lines.join()).not.toContain('amaya')
  expect(lines.join()).toContain('23505')
})

it('leaves other errors as they are', () => {
  const lines: string[] = []
  openLog('info', { write: (line: string) => void lines.push(line) }).error(
    { err: new Error('plain') },
    'failed',
  )
  expect(lines.join()).toContain('"message":"plain"')
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { careSymbols } from './care.ts'

it('every symbol of care is drawn, and nothing else', () => {
  const drawings = readFileSync(new URL('../../../web/public/care-symbols.svg', import.meta.url), 'utf8')
  expect([...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...careSymbols])
})

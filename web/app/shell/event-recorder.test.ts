import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { eventRecorderScript } from './event-recorder.ts'

const source = readFileSync(new URL('./event-recorder.ts', import.meta.url), 'utf8')

it('the inline script has every function of its file, and needs nothing else', () => {
  const script = eventRecorderScript()
  const names = [...source.matchAll(/^function (\w+)/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !script.includes(`function ${name}(`))).toEqual([])
  expect(source).not.toMatch(/^(import|const|let) /m)
})

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../e2e', import.meta.url))

/** The journeys that Playwright would run, each once, with their file. */
function journeys(env: Record<string, string>): Set<string> {
  const { EVERY_STATE: _, ...others } = process.env
  const text = execFileSync('playwright', ['test', '--list', '--reporter=list'], {
    cwd: folder,
    env: { ...others, ...env },
    encoding: 'utf8',
  })
  return new Set([...text.matchAll(/^ *\[(?:phone|desktop)\] › (.*)$/gm)].map(([, journey = '']) => journey))
}

it('each journey of the long tests is one of the usual tests too, on a phone or on a desktop', () => {
  const usual = journeys({})
  const all = [...journeys({ EVERY_STATE: 'yes' })]
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((journey) => !usual.has(journey))).toEqual([])
})

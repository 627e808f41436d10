import { expect, it, vi } from 'vitest'
import { failuresOf, ownCounts, playwrightCounts, runPart, vitestCounts } from './part.ts'

it('the counts of a part are read from the closing lines of its tool', () => {
  expect(vitestCounts('  Test Files  1 passed\n      Tests  2 failed | 82 passed (84)')).toEqual({
    passed: 82,
    failed: 2,
  })
  expect(playwrightCounts('  7 failed\n  930 passed (42.0m)')).toEqual({ passed: 930, failed: 7 })
  expect(ownCounts('FAILED journeys (930 passed, 7 failed, 9 s)\n\n930 passed, 7 failed\n')).toEqual({
    passed: 930,
    failed: 7,
  })
  expect(ownCounts('nothing')).toBeUndefined()
})

it('what failed is read from the output of its tool, with its error, what was looked for, and where', () => {
  const ofVitest =
    ' ✓ |api| a.test.ts\n FAIL  |api| b.test.ts > a cart > adds up\nAssertionError: expected 1 to be 2\n ❯ b.test.ts:9:3\n'
  expect(failuresOf('API tests', ofVitest)).toEqual([
    '|api| b.test.ts > a cart > adds up\n    AssertionError: expected 1 to be 2\n    b.test.ts:9:3',
  ])
  const ofPlaywright =
    '  1) [phone] › cart.spec.ts:3:1 › a cart ─────\n\n    Error: not visible\n\n    Locator: text=Pay\n       at ../form.ts:22\n        at pay (/shop/form.ts:22:9)\n'
  expect(failuresOf('journeys', ofPlaywright)).toEqual([
    '[phone] › cart.spec.ts:3:1 › a cart\n    Error: not visible\n    Locator: text=Pay\n    ../form.ts:22',
  ])
  expect(failuresOf('types: web', 'web/a.ts(1,1): error TS2322')).toEqual(['types: web'])
})

it('a long output is read to its end, where it says what failed', async () => {
  const file = new URL('./exit-after-output.ts', import.meta.url)
  const long = `console.log('x'.repeat(1_000_000) + '\\n2 passed, 3 failed'); exitAfterOutput(3)`
  const script = `import { exitAfterOutput } from '${file}'; ${long}`
  const command = ['node', '--input-type=module', '--eval', script]
  vi.spyOn(console, 'log').mockReturnValue()
  const outcome = await runPart({ name: 'long', command, counts: ownCounts })
  expect(outcome).toMatchObject({ ok: false, passed: 2, failed: 3 })
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightTimes, slowest, vitestTimes } from './test-times.ts'

function reportOf(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'test-times-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('the slowest tests of all tools are listed with their files', () => {
  const vitest = reportOf({
    testResults: [
      {
        name: '/shop/server/cart.api.test.ts',
        assertionResults: [
          { fullName: 'the cart adds', duration: 1250 },
          { fullName: 'the cart was skipped' },
        ],
      },
    ],
  })
  const phone = { projectName: 'phone', results: [{ duration: 9_000 }, { duration: 4_000 }] }
  const playwright = reportOf({
    suites: [
      {
        specs: [],
        suites: [{ specs: [{ title: 'a shopper buys', file: 'purchase.spec.ts', tests: [phone] }] }],
      },
    ],
  })
  const times = [...vitestTimes('/shop', vitest), ...playwrightTimes(playwright, 'testing/journeys')]
  expect(slowest(times, 2)).toEqual([
    '  13.0 s  testing/journeys/purchase.spec.ts: a shopper buys (phone)',
    '   1.3 s  server/cart.api.test.ts: the cart adds',
  ])
})

import { describe, expect, it } from 'vitest'
import { timeOf, withResults } from './deep-results.ts'

const page = `# Long tests

| part | result | passed | failed | time | cores | commit | day |
| --- | --- | --- | --- | --- | --- | --- | --- |
| \`faults\` | not run yet | | | | | | |
| \`fuzz\` | passed | 141 | 0 | 5 min 1 s | 2 | \`abc1234\` | 2026-11-20 |

What people wrote.
`
const ran = { passed: 65, failed: 0, seconds: 200, commit: 'def5678', day: '2026-11-22', cores: 2 }

describe('the page of the long tests', () => {
  it('gets the results of what was run and keeps the others', () => {
    const written = withResults(page, [{ name: 'faults', ...ran }])
    expect(written).toContain(
      '| `faults` | passed | 65 | 0 | 3 min 20 s | 2 | `def5678` | 2026-11-22 |\n| `fuzz` | passed | 141 |',
    )
    expect(written).toContain('What people wrote.')
  })

  it('says when something failed', () => {
    expect(withResults(page, [{ name: 'fuzz', ...ran, failed: 2 }])).toContain(
      '| `fuzz` | **failed** | 65 | 2 |',
    )
  })

  it('is not written without a row for what was run', () => {
    expect(() => withResults(page, [{ name: 'journeys', ...ran }])).toThrow('no row for journeys')
  })

  it('tells times as people do', () => {
    expect([9, 60, 200].map(timeOf)).toEqual(['9 s', '1 min 0 s', '3 min 20 s'])
  })
})

import { describe, expect, it } from 'vitest'
import { lastCommitOf, timeOf, withResults } from './deep-results.ts'

const page = `# Long tests

| part | what |
| --- | --- |
| \`faults\` | kills |

- \`faults\`: not run yet
- \`fuzz\`: 141 passed, 0 failed, in 5 min 1 s on 2 cores; 2026-11-20, commit \`abc1234\`

What people wrote.
`
const ran = { passed: 65, failed: 0, seconds: 200, commit: 'def5678', day: '2026-11-22', cores: 2 }

describe('the page of the long tests', () => {
  it('gets the new results and keeps the others', () => {
    const written = withResults(page, [{ name: 'faults', ...ran }])
    expect(written).toContain('| `faults` | kills |')
    expect(written).toContain(
      '- `faults`: 65 passed, 0 failed, in 3 min 20 s on 2 cores; 2026-11-22, commit `def5678`\n- `fuzz`: 141 ',
    )
    expect(written).toContain('What people wrote.')
  })

  it('says when something failed', () => {
    expect(withResults(page, [{ name: 'fuzz', ...ran, failed: 2 }])).toContain('`fuzz`: 65 passed, 2 failed')
  })

  it('names the commit of a last run, on the next line too', () => {
    const wrapped = '\n- `faults`: 1 passed; 2026-11-28, commit\n  `48e59a6c`\n- `fuzz`: never\n'
    expect(lastCommitOf(wrapped, 'faults')).toBe('48e59a6c')
    expect(lastCommitOf(wrapped, 'fuzz')).toBeUndefined()
    expect(lastCommitOf(wrapped, 'kills')).toBeUndefined()
  })

  it('is not written without a line for the group', () => {
    expect(() => withResults(page, [{ name: 'journeys', ...ran }])).toThrow('no line for journeys')
  })

  it('writes times in minutes and seconds', () => {
    expect([9, 60, 200].map(timeOf)).toEqual(['9 s', '1 min 0 s', '3 min 20 s'])
  })
})

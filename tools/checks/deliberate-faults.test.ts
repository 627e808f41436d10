import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readMutations } from '../../testing/mutations/mutation-list.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('every deliberate fault still fits the code that it breaks', () => {
  const outdated = readMutations().filter(({ patch }) => {
    try {
      execFileSync('git', ['apply', '--check', '-C1', patch], { cwd: root, stdio: 'ignore' })
      return false
    } catch {
      return true
    }
  })
  expect(outdated.map(({ name }) => name)).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { claimedIds, claimingFiles } from './claimed-ids.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

describe('docs/requirements.md', () => {
  const page = readFileSync(`${root}docs/requirements.md`, 'utf8')
  const explained = [...page.matchAll(/^\| ([AB]\d+\.\d+) +\| \S/gm)].map(([, id = '']) => id)

  it('explains each code that a title claims, and no other', () => {
    const files = execFileSync('git', ['ls-files', '--', ...claimingFiles], { cwd: root }).toString()
    const claimed = new Set<string>()
    for (const file of files.split('\n').filter((one) => one !== ''))
      for (const id of claimedIds(readFileSync(`${root}${file}`, 'utf8'))) claimed.add(id)
    expect(explained.toSorted()).toEqual([...claimed].toSorted())
  })
})

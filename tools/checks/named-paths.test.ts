import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { namedPaths, shortenedPaths } from './named-paths.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const listed = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root }).toString().split('\n').filter(Boolean)

/** Where a shortened path can be. */
const floors = ['server/src/', 'web/app/', 'admin/app/', 'ui/src/', 'server/testing/']

describe('the paths that a page names', () => {
  it('may leave out the floor', () => {
    const text = '`features/orders/states`, `boot/main.ts`, `features/<feature>` and `orders/states`.'
    expect(shortenedPaths(text)).toEqual(['features/orders/states', 'boot/main.ts'])
  })

  it('are its relative links and the files in backquotes', () => {
    const text =
      'See [how](add.md#two), [us](https://example.com/a), `server/src/a.ts`, `server/src/<feature>` and `a.ts`.'
    expect(namedPaths('docs/how-to/one.md', text, ['server'])).toEqual([
      'docs/how-to/add.md',
      'server/src/a.ts',
    ])
  })

  const pages = listed('ls-files', '-co', '--exclude-standard', '--', '*.md').filter((page) =>
    existsSync(root + page),
  )
  const folders = listed('ls-tree', '-d', '--name-only', 'HEAD')

  it.each(pages)('exist: %s', (page) => {
    const named = namedPaths(page, readFileSync(root + page, 'utf8'), folders)
    expect(named.filter((path) => !existsSync(root + path))).toEqual([])
    const shortened = shortenedPaths(readFileSync(root + page, 'utf8'))
    const isSomewhere = (path: string) => floors.some((floor) => existsSync(root + floor + path))
    expect(shortened.filter((path) => !isSomewhere(path))).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'new-feature-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

it('a new feature passes all checks as it is written, and its test passes', { timeout: 900_000 }, () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of tracked.split('\n').filter(Boolean)) cpSync(join(root, path), join(copy, path))
  cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  run('git', 'init', '--quiet')
  const written = run('node', 'tools/scaffold/new-feature.ts', 'lucky-draws')
  expect(written).toContain('server/src/features/lucky-draws/lucky-draws.feature.ts')
  expect(run('npm', 'run', 'check')).toMatch(/ 0 failed$/m)
  const tests = ['server/src/features/lucky-draws', 'server/src/boot/features']
  expect(run('npx', 'vitest', 'run', '--project', 'api', ...tests)).toMatch(/Tests .*passed/)
})

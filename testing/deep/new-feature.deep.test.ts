import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'new-feature-'))
// The database's own user reads its programs there.
chmodSync(copy, 0o755)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Throws with what the command printed. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
}

it('a new feature passes all checks as it is written, and its test passes', { timeout: 900_000 }, () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of tracked.split('\n').filter(Boolean)) cpSync(join(root, path), join(copy, path))
  // Libraries of one workspace alone lie in that workspace.
  for (const folder of ['node_modules', 'server/node_modules', 'web/node_modules', 'admin/node_modules'])
    if (existsSync(join(root, folder)))
      cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true })
  run('git', 'init', '--quiet')
  const written = run('node', 'tools/scaffold/new-feature.ts', 'lucky-draws')
  expect(written).toContain('server/src/features/lucky-draws/lucky-draws.feature.ts')
  expect(written).toContain('admin/app/features/lucky-draws/words.ts')
  expect(run('npm', 'run', 'check')).toMatch(/ 0 failed$/m)
  const tests = ['server/src/features/lucky-draws', 'server/src/boot/features']
  expect(run('npx', 'vitest', 'run', '--project', 'api', ...tests)).toMatch(/Tests .*passed/)
  expect(run('npx', 'vitest', 'run', '--project', 'unit', 'admin/app')).toMatch(/Tests .*passed/)
})

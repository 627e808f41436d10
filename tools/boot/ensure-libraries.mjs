// Runs on Node 20.19 or later, before anything is installed: platform modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Installs the lock file's packages, unless they are installed already; exits with one sentence if it can't. */
export function ensureLibraries() {
  const stamp = join(root, 'node_modules', '.installed-lock')
  const expected = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return
  console.log('Installing the libraries (once, about a minute) ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // The pinned Node is a development package, which NODE_ENV=production would leave out.
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0 || !existsSync(node)) {
    console.error('The libraries could not be installed: npm ci failed. Check the network and try again.')
    process.exit(1)
  }
  writeFileSync(stamp, expected)
}

import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { journeyEnvironment } from './parts.ts'

// Takes a screenshot of every screen in every state into var/screens, with one sheet for each size.
// Starts a shop for the screenshots and stops it at the end.
const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = join(root, 'var', 'screens', 'shop')
const given = process.argv.slice(2)
const isNarrowed = given.some((one) => one.startsWith('--project'))
const sizes = isNarrowed ? [] : ['phone', 'tablet', 'desktop'].map((size) => `--project=${size}`)

// A fresh store each time; drawn pictures are reused, because they do not change.
rmSync(join(dataDir, 'postgres'), { recursive: true, force: true })
const child = spawn('playwright', ['test', '-c', 'screens', ...sizes, ...given], {
  cwd: join(root, 'e2e'),
  env: { ...process.env, ...(await journeyEnvironment(dataDir)) },
  stdio: 'inherit',
})
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGINT'))
child.on('exit', (code) => process.exit(code ?? 1))

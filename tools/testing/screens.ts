import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildFrontEnds } from '../supervisor/front-end-build.ts'
import { stageEnvironment } from './parts.ts'

// Takes a screenshot of every screen in every state into var/screens, with one sheet for each size.
const root = fileURLToPath(new URL('../..', import.meta.url))
const given = process.argv.slice(2)
const isNarrowed = given.some((one) => one.startsWith('--project'))
const sizes = isNarrowed ? [] : ['phone', 'tablet', 'desktop'].map((size) => `--project=${size}`)

buildFrontEnds(root, (line) => console.log(line))
const child = spawn('playwright', ['test', '-c', 'testing/stage/pictures', ...sizes, ...given], {
  cwd: root,
  env: { ...process.env, ...(await stageEnvironment()) },
  stdio: 'inherit',
})
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGINT'))
child.on('exit', (code) => process.exit(code ?? 1))

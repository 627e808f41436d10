// Entry of the npm scripts: installs the libraries if needed, then starts the pinned Node.
//   node tools/boot/run.mjs <script.ts> [arguments]
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { ensureLibraries, node, root } from './ensure-libraries.mjs'

const [script, ...rest] = process.argv.slice(2)
ensureLibraries()
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
const child = spawn(node, [join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
// Ctrl-C reaches the child directly; a signal to this process alone is forwarded.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1))

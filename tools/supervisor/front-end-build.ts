import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { hashOfSources } from './front-end-sources.ts'
import { StartProblem } from './start-problem.ts'

interface FrontEnd {
  readonly name: string
  readonly folder: string
  readonly command: readonly string[]
  readonly output: string
  /** Files in here are compressed once, at build time, with the strongest setting. */
  readonly assets: string
}

const frontEnds: readonly FrontEnd[] = [
  {
    name: 'store',
    folder: 'web',
    command: ['react-router', 'build'],
    output: 'build',
    assets: 'client/assets',
  },
  { name: 'back office', folder: 'admin', command: ['vite', 'build'], output: 'dist', assets: 'assets' },
]

/** Builds the store and the back office if their sources changed since the last build. */
export function buildFrontEnds(root: string, tell: (line: string) => void): void {
  for (const frontEnd of frontEnds) {
    const folder = join(root, frontEnd.folder)
    if (!existsSync(join(folder, 'vite.config.ts'))) continue
    const expected = hashOfSources(root, frontEnd.folder)
    const stamp = join(folder, frontEnd.output, '.built-from')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) continue
    tell(`Building the ${frontEnd.name} ...`)
    build(root, frontEnd)
    compress(join(folder, frontEnd.output, frontEnd.assets))
    writeFileSync(stamp, expected)
  }
}

function build(root: string, { name, folder, command: [program = '', ...args] }: FrontEnd): void {
  const done = spawnSync(join(root, 'node_modules', '.bin', program), args, {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (done.status === 0) return
  const output = `${done.stdout}${done.stderr}`.trim()
  throw new StartProblem(`The ${name} could not be built:\n${output.split('\n').slice(-15).join('\n')}`)
}

function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|wasm)$/.test(name)) continue
    const file = join(folder, name)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
  }
}

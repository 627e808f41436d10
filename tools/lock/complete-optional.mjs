// Completes package-lock.json after `npm install` on a registry mirror that lacks other platforms' packages:
// npm leaves those out of the lock, and `npm ci` then refuses it. Adds each missing optional package with its
// exact version and platform, so that the lock works on every platform. Also removes download addresses.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
  'wasm32',
]
const architectures = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'riscv64',
  's390x',
  'ppc64',
  'loong64',
  'mips64el',
  'wasm32',
]

function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = architectures.find((architecture) => words.includes(architecture))
  const libc = words.includes('musl') ? 'musl' : os === 'linux' ? 'glibc' : undefined
  return {
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(libc === undefined ? {} : { libc: [libc] }),
    ...(os === undefined ? {} : { os: [os === 'wasm32' ? 'none' : os] }),
  }
}

let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  if (typeof entry.resolved === 'string' && /^https?:/.test(entry.resolved)) delete entry.resolved
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`
    if (lock.packages[nested] !== undefined || lock.packages[`node_modules/${name}`] !== undefined) continue
    if (!/^\d/.test(version)) continue
    const dev = entry.dev === true ? { dev: true } : {}
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), ...dev, optional: true }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} optional packages of other platforms added`)

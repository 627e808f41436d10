// What Node makes of TypeScript files, cached on disk. See docs/decisions/0090-types-stripped-once.md.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { root } from './ensure-libraries.mjs'

const folder = join(root, 'node_modules', '.cache', `stripped-types-${process.version}`)

/** The TypeScript file as JavaScript, with every line where it was. Throws if the cache cannot be written. */
export function strippedFile(path) {
  const source = readFileSync(path, 'utf8')
  const cached = join(folder, nameOf(source))
  if (existsSync(cached)) return readFileSync(cached, 'utf8')
  const javascript = stripTypeScriptTypes(source)
  mkdirSync(folder, { recursive: true })
  // Another process may read it meanwhile.
  const draft = `${cached}.${process.pid}`
  writeFileSync(draft, javascript)
  renameSync(draft, cached)
  return javascript
}

/** Caches all of these files, and drops what was cached of others. */
export function stripAll(paths) {
  for (const path of paths) strippedFile(path)
  const names = new Set(paths.map((path) => nameOf(readFileSync(path, 'utf8'))))
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name), { force: true })
}

const nameOf = (source) => `${createHash('sha1').update(source).digest('hex')}.js`

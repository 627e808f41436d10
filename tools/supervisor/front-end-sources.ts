import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const scope = '@first-fashion/'
/** What every build uses besides: the plugins of Vite, and the versions of the libraries. */
const shared = ['tools/vite', 'package-lock.json']
const notSources = new Set(['node_modules', 'build', 'dist', '.react-router'])
/** Tests and the states of screens are in no build. */
const forTests = /(\.test|\.screens|\/samples?)\.tsx?$/

/** A digest of all that a front end is built from: it differs as soon as one of the files does. */
export function hashOfSources(root: string, folder: string): string {
  const hash = createHash('sha256')
  const sources = [...packagesOf(root, folder), ...shared]
  for (const file of sources.flatMap((source) => filesUnder(join(root, source))).sort()) {
    hash.update(file.slice(root.length))
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** The folders of a package and of all packages of the project that it uses, itself or through others. */
export function packagesOf(root: string, folder: string): ReadonlySet<string> {
  const found = new Set([folder])
  // A set goes on with what is added meanwhile.
  for (const one of found) for (const used of usedBy(join(root, one, 'package.json'))) found.add(used)
  return found
}

function usedBy(packageFile: string): readonly string[] {
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(readFileSync(packageFile, 'utf8'))
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(scope))
    .map((name) => name.slice(scope.length))
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (notSources.has(entry.name)) return []
    const inner = join(path, entry.name)
    if (entry.isDirectory()) return filesUnder(inner)
    return forTests.test(inner) ? [] : [inner]
  })
}

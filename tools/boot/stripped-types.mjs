// node --import=tools/boot/stripped-types.mjs server.ts
// A process that finds all of its files in the cache never loads the compiler that strips types, which would stay in its
// memory. Whatever is not there or cannot be read is left to Node.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { strippedFile } from './type-stripping.mjs'

const root = new URL('../../', import.meta.url).href
/** What packages resolve to, by specifier and by the part of this repository that asks. */
const packages = new Map()

registerHooks({
  // Node reads the package.json above each file and the exports of a package for each import: a third of the start.
  resolve: (specifier, context, nextResolve) => {
    const from = context.parentURL ?? ''
    if (!from.startsWith(root) || !from.endsWith('.ts')) return nextResolve(specifier, context)
    if (specifier.startsWith('.') && specifier.endsWith('.ts'))
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
    const [part] = from.slice(root.length).split('/', 1)
    const key = `${part} ${specifier}`
    const known = packages.get(key)
    if (known !== undefined) return known
    const found = nextResolve(specifier, context)
    if (!specifier.startsWith('.')) packages.set(key, { ...found, shortCircuit: true })
    return found
  },
  load: (url, context, nextLoad) => {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
    try {
      return { format: 'module', source: strippedFile(fileURLToPath(url)), shortCircuit: true }
    } catch {
      return nextLoad(url, context)
    }
  },
})

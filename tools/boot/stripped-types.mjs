// node --import=tools/boot/stripped-types.mjs server.ts
// A process that finds all of its files in the cache never loads the compiler that strips types, which would stay in its
// memory. Whatever is not there or cannot be read is left to Node.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { strippedFile } from './type-stripping.mjs'

registerHooks({
  load: (url, context, nextLoad) => {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
    try {
      return { format: 'module', source: strippedFile(fileURLToPath(url)), shortCircuit: true }
    } catch {
      return nextLoad(url, context)
    }
  },
})

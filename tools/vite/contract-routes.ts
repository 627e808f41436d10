import type { Plugin } from 'vite'
import { callList } from '../../contract/src/index.ts'

const id = 'virtual:contract-routes'

/** Method, path and access of every call, for the browser: the contract's schemas stay out of its bundle. */
export function contractRoutes(): Plugin {
  const routes = Object.fromEntries(
    callList.map(([name, { method, path, access }]) => [name, { method, path, access }]),
  )
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? `export default ${JSON.stringify(routes)}` : undefined),
  }
}

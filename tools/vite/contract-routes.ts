import type { Plugin } from 'vite'
import { callList } from '../../contract/src/index.ts'

const id = 'virtual:contract-routes'

/**
 * Method, path and access of the wanted calls, for the browser: the contract's schemas stay out of its bundle, and so do
 * the calls that partners make.
 */
export function contractRoutes(isWanted: (name: string) => boolean = () => true): Plugin {
  const routes = Object.fromEntries(
    callList
      .filter(([name, { access }]) => access !== 'partner' && isWanted(name))
      .map(([name, { method, path, access, request }]) => [
        name,
        { method, path, access, ...(request.file === undefined ? {} : { file: request.file }) },
      ]),
  )
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? `export default ${JSON.stringify(routes)}` : undefined),
  }
}

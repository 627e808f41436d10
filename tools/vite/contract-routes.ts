import type { Plugin } from 'vite'
import { callList } from '../../contract/src/index.ts'

const id = 'virtual:contract-routes'

/**
 * Method, path and access of the selected calls, for the browser: the contract's schemas and the partners' calls stay out
 * of its bundle. Server rendering may need other calls than the browser.
 */
export function contractRoutes(
  isIncluded: (name: string, isForServer: boolean) => boolean = () => true,
): Plugin {
  const routes = (isForServer: boolean) =>
    Object.fromEntries(
      callList
        .filter(([name, { access }]) => access !== 'partner' && isIncluded(name, isForServer))
        .map(([name, { method, path, access, request }]) => [
          name,
          { method, path, access, ...(request.file === undefined ? {} : { file: request.file }) },
        ]),
    )
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded, { ssr = false } = {}) =>
      loaded === `\0${id}` ? `export default ${JSON.stringify(routes(ssr))}` : undefined,
  }
}

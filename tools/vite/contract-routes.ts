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
    callList.filter(([name, { access }]) => access !== 'partner' && isIncluded(name, isForServer))
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded, { ssr = false } = {}) => (loaded === `\0${id}` ? routesModule(routes(ssr)) : undefined),
  }
}

/**
 * The routes as text, those of one method and access together: every first visit downloads them. A line is the name of the
 * call, its path after '/api/', and its form field for a file, if it has one.
 */
function routesModule(routes: typeof callList): string {
  const lines = Map.groupBy(routes, ([, { method, access }]) => `${method} ${access}`)
  const text = [...lines].map(([group, own]) => [group, ...own.map(lineOf)].join('\n')).join('\n\n')
  return `export default Object.fromEntries(${JSON.stringify(text)}.split('\\n\\n').flatMap((group) => {
    const [head, ...lines] = group.split('\\n')
    const [method, access] = head.split(' ')
    return lines.map((line) => {
      const [name, path, file] = line.split(' ')
      return [name, { method, access, path: '/api/' + path, file }]
    })
  }))`
}

const lineOf = ([name, { path, request }]: (typeof callList)[number]): string =>
  [name, path.slice('/api/'.length), request.file ?? ''].join(' ').trimEnd()

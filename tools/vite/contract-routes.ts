import type { Plugin } from 'vite'
import { callList, uploadFieldOf } from '../../contract/src/index.ts'

const id = 'virtual:contract-routes'

/**
 * Method, path and access of the selected calls, for the browser: the contract's schemas and the partners' calls stay out
 * of its bundle. Server rendering may need other calls than the browser. The calls of a lazy feature join the others when
 * one of its modules imports 'virtual:contract-routes/<feature>'.
 */
export function contractRoutes(
  isIncluded: (name: string, isForServer: boolean) => boolean = () => true,
  lazyFeatures: readonly string[] = [],
): Plugin {
  const routesOf = (isForServer: boolean, isHere: (name: string) => boolean) =>
    callList.filter(
      ([name, { access }]) => access !== 'partner' && isIncluded(name, isForServer) && isHere(name),
    )
  const isLazy = (name: string) => lazyFeatures.some((feature) => name.startsWith(`${feature}.`))
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load: (loaded, { ssr = false } = {}) => {
      // The server has all of them at once.
      if (loaded === `\0${id}`)
        return `export default ${tableOf(routesOf(ssr, (name) => ssr || !isLazy(name)))}`
      if (!loaded.startsWith(`\0${id}/`)) return undefined
      const feature = loaded.slice(id.length + 2)
      const own = routesOf(ssr, (name) => name.startsWith(`${feature}.`))
      const code = `import routes from '${id}'\nexport const added = Object.assign(routes, ${tableOf(own)})`
      return { code, moduleSideEffects: true }
    },
  }
}

/**
 * The routes as text, those of one method and access together: every first visit downloads them. A line with one word names
 * a feature; a line with more is a call of it, its path after '/api/', and its form field for a file, if it has one. A path
 * that begins with a slash begins with the feature's name.
 */
function tableOf(routes: typeof callList): string {
  const groups = Map.groupBy(routes, ([, { method, access }]) => `${method} ${access}`)
  const text = [...groups].map(([group, own]) => [group, ...linesOf(own)].join('\n')).join('\n\n')
  return `Object.fromEntries(${JSON.stringify(text)}.split('\\n\\n').flatMap((group) => {
    const [head, ...lines] = group.split('\\n')
    const [method, access] = head.split(' ')
    let feature
    return lines.flatMap((line) => {
      const [name, path, file] = line.split(' ')
      if (path) return [[feature + '.' + name, { method, access, path: '/api/' + (path[0] == '/' ? feature : '') + path, file }]]
      feature = name
      return []
    })
  }))`
}

const linesOf = (routes: typeof callList): string[] =>
  [...Map.groupBy(routes, ([name]) => name.replace(/\..*/, ''))].flatMap(([feature, own]) => [
    feature,
    ...own.map((route) => lineOf(feature, route)),
  ])

function lineOf(feature: string, [name, { path, request }]: (typeof callList)[number]): string {
  const address = path.slice('/api/'.length)
  const short = address.startsWith(`${feature}/`) ? address.slice(feature.length) : address
  return [name.slice(feature.length + 1), short, uploadFieldOf(request) ?? ''].join(' ').trimEnd()
}

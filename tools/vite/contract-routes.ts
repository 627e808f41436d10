import type { Plugin } from 'vite'
import { callList } from '../../contract/src/index.ts'

const id = 'virtual:contract-routes'

/** Features whose calls no first visit makes: their routes come with their code, from '<id>/<feature>'. */
const laterFeatures = ['chat']

const featureOf = (name: string): string => name.replace(/\..*/, '')

/**
 * Method, path and access of the selected calls, for the browser: the contract's schemas and the partners' calls stay out
 * of its bundle. Server rendering may need other calls than the browser.
 */
export function contractRoutes(
  isIncluded: (name: string, isForServer: boolean) => boolean = () => true,
): Plugin {
  const routes = (feature: string | undefined, isForServer: boolean) =>
    callList.filter(([name, { access }]) => {
      if (access === 'partner') return false
      const own = featureOf(name)
      if (feature !== undefined) return own === feature
      return !laterFeatures.includes(own) && isIncluded(name, isForServer)
    })
  const ids = new Map<string, string | undefined>([
    [id, undefined],
    ...laterFeatures.map((feature) => [`${id}/${feature}`, feature] as const),
  ])
  return {
    name: 'contract-routes',
    resolveId: (source) => (ids.has(source) ? `\0${source}` : undefined),
    load: (loaded, { ssr = false } = {}) => {
      const source = loaded.slice(1)
      return loaded.startsWith('\0') && ids.has(source)
        ? routesModule(routes(ids.get(source), ssr))
        : undefined
    },
  }
}

/**
 * The routes as text, those of one method and access together: every first visit downloads them. A line with one word names
 * a feature; a line with more is a call of it, its path after '/api/', and its form field for a file, if it has one. A path
 * that begins with a slash begins with the feature's name.
 */
function routesModule(routes: typeof callList): string {
  const groups = Map.groupBy(routes, ([, { method, access }]) => `${method} ${access}`)
  const text = [...groups].map(([group, own]) => [group, ...linesOf(own)].join('\n')).join('\n\n')
  return `export default Object.fromEntries(${JSON.stringify(text)}.split('\\n\\n').flatMap((group) => {
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
  [...Map.groupBy(routes, ([name]) => featureOf(name))].flatMap(([feature, own]) => [
    feature,
    ...own.map((route) => lineOf(feature, route)),
  ])

function lineOf(feature: string, [name, { path, request }]: (typeof callList)[number]): string {
  const address = path.slice('/api/'.length)
  const short = address.startsWith(`${feature}/`) ? address.slice(feature.length) : address
  return [name.slice(feature.length + 1), short, request.file ?? ''].join(' ').trimEnd()
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const opening = 'window.__reactRouterManifest='

interface Manifest {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * Takes from the map of routes, which every first visit downloads, what the browser does not ask for: which files each
 * screen imports (the server names those of the first one, the others import them by themselves), and what is not so.
 */
export const smallerManifest = (assets: string): Plugin => ({
  name: 'smaller-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // React Router writes the file while the server's part is built.
  closeBundle: () => {
    for (const name of readdirSync(assets).filter((one) => /^manifest-.*\.js$/.test(one))) {
      const file = join(assets, name)
      const text = readFileSync(file, 'utf8')
      if (text.startsWith(opening)) writeFileSync(file, `${opening}${JSON.stringify(smaller(text))};`)
    }
  },
})

function smaller(text: string): Manifest {
  const { routes, ...rest }: Manifest = JSON.parse(text.slice(opening.length).replace(/;\s*$/, ''))
  const kept = Object.entries(routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([key, value]) => key !== 'imports' && value !== false)),
  ])
  return { ...rest, routes: Object.fromEntries(kept) }
}

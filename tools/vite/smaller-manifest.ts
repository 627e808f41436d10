import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const opening = 'window.__reactRouterManifest='

interface Manifest {
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * Removes entries that the browser does not need from the route manifest, which every first visit downloads: the imports
 * of each screen (the server names the first screen's, the others load their own) and flags that are false.
 */
export const smallerManifest = (assets: string): Plugin => ({
  name: 'smaller-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // React Router writes the file during the server build.
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

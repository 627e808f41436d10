import type { Plugin } from 'vite'

const name = 'virtual:text-shaper'
const start = 'init(await createHarfBuzz());'

/**
 * Starts HarfBuzz without a top-level `await`: with one anywhere, the bundler leaves the small chunks of every page apart,
 * and each first visit is 2 kB larger. Who reads a face waits for `shaperStarted` of `virtual:text-shaper`.
 */
export const textShaper = (): Plugin => ({
  name: 'text-shaper',
  resolveId: (source) => (source === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export { shaperStarted } from 'harfbuzzjs'` : undefined),
  transform: (code, id) => {
    if (!/harfbuzzjs[\\/]dist[\\/]index\.mjs/.test(id)) return undefined
    if (!code.includes(start)) throw new Error('harfbuzzjs starts in another way than text-shaper.ts knows')
    return {
      code: code.replace(start, 'export const shaperStarted = createHarfBuzz().then(init);'),
      map: null,
    }
  },
})

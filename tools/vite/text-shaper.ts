import type { Plugin } from 'vite'

const name = 'virtual:text-shaper'
const start = 'init(await createHarfBuzz());'

/** Started twice, it would not know any more what it has read. */
const starter = `
let started;
export const startShaper = () => (started ??= createHarfBuzz().then(init).catch((error) => {
  started = undefined;
  throw error;
}));
startShaper().catch(() => undefined);
`

/**
 * Starts HarfBuzz without a top-level `await`: with one anywhere, the bundler leaves the small chunks of every page apart,
 * and each first visit is 2 kB larger. Who reads a face waits for `startShaper()` of `virtual:text-shaper`: it
 * starts with the code, and anew for the next face if its file could not be loaded.
 */
export const textShaper = (): Plugin => ({
  name: 'text-shaper',
  resolveId: (source) => (source === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export { startShaper } from 'harfbuzzjs'` : undefined),
  transform: (code, id) => {
    if (!/harfbuzzjs[\\/]dist[\\/]index\.mjs/.test(id)) return undefined
    if (!code.includes(start)) throw new Error('harfbuzzjs starts in another way than text-shaper.ts knows')
    return { code: code.replace(start, starter), map: null }
  },
})

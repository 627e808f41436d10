import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/**
 * Minifies the browser's programs once more with SWC, which takes another half a percent off what the bundler leaves:
 * every first visit downloads them.
 */
export const smallerChunks = (): Plugin => ({
  name: 'smaller-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2022,
          compress: { ecma: 2022, passes: 3 },
          mangle: true,
        })
        file.code = code
      }
    },
  },
})

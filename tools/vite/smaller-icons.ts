import type { Plugin } from 'vite'

/**
 * Takes the keys from the strokes of icons. They are there for React's warning in development; random as they are they
 * cannot be compressed, and every first visit downloads those of its icons.
 */
export const smallerIcons = (): Plugin => ({
  name: 'smaller-icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/ },
    handler: (code) => ({ code: code.replace(/, key: "[a-z0-9]+"/g, ''), map: null }),
  },
})

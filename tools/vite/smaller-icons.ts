import type { Plugin } from 'vite'

const smallIcon = '\0small-lucide-icon'

/** The icon props that the store uses: size, stroke width, classes and attributes; hidden from screen readers. */
const smallIconProgram = `
import { createElement, forwardRef } from 'react'
export default ({ node }) =>
  forwardRef(({ size = 24, strokeWidth = 2, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref, width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth,
        strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true, ...rest,
      },
      ...node.map(([name, attributes]) => createElement(name, attributes)),
    ),
  )
`

/**
 * Makes Lucide's icons smaller, because a first visit downloads those of its page. The library's icon factory (context,
 * names in three spellings, other frameworks' attributes) is 1.3 kB; the store needs a tenth of it. It needs neither the
 * names and sizes of icons nor the keys of strokes, which only serve a warning in development.
 */
export const smallerIcons = (): Plugin => ({
  name: 'smaller-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('/createLucideIcon.mjs') && /lucide-react[\\/].*[\\/]icons[\\/]/.test(importer)
      ? smallIcon
      : undefined,
  load: (id) => (id === smallIcon ? smallIconProgram : undefined),
  transform: {
    filter: { id: /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/,\s*key: "[a-z0-9]+"/g, '')
        .replace(/name: "[^"]+",\s*size: 24,\s*/, '')
        .replace(/,\s*aliases: \[[^\]]*\]/, '')
        .replace(/^__iconData\.node;$/m, ''),
      map: null,
    }),
  },
})

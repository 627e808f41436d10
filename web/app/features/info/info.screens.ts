import type { Screen } from '@first-fashion/testing/stage/screen'

/** What the house says about itself. */
export const screens: readonly Screen[] = [
  { name: 'about', route: '/about' },
  { name: 'contact', route: '/contact' },
  { name: 'terms', route: '/terms-and-conditions' },
  { name: 'privacy', route: '/privacy-policy' },
]

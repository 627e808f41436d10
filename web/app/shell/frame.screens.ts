import { samples } from '@first-fashion/contract/samples'
import { altered, type Screen } from '@first-fashion/testing/stage/screen'

/** A line above all pages, and the logo. */
export const screens: readonly Screen[] = [
  {
    name: 'logo of the store',
    route: '/about',
    answers: altered('store.details', ({ store }) => {
      store.brand = samples['staff.store-logo-set'].brand
    }),
    shows: 'About',
  },
  {
    name: 'announcement',
    route: '/about',
    answers: altered('content.frame', ({ frame }) => {
      frame.announcement = { text: 'Linen sale: until Sunday', to: '/collection', colour: 'leaf' }
    }),
    shows: 'Linen sale: until Sunday',
  },
  {
    name: 'announcement without a link',
    route: '/about',
    answers: altered('content.frame', ({ frame }) => {
      frame.announcement = { text: 'We are closed for Poya on Friday', to: '', colour: 'ink' }
    }),
    layoutOf: 'announcement',
    shows: 'We are closed for Poya on Friday',
  },
]

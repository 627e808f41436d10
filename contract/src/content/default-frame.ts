import type { FrameFields } from './frame.ts'

/** What stands around the pages of a shop whose owner has set nothing else. */
export const defaultFrame: FrameFields = {
  menu: [
    { label: 'Home', to: '/' },
    { label: 'Collection', to: '/collection' },
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/contact' },
    { label: 'Community', to: '/community' },
    { label: 'Design', to: '/design' },
  ],
  line: '',
  footer: [
    {
      title: 'Company',
      links: [
        { label: 'Home', to: '/' },
        { label: 'Collection', to: '/collection' },
        { label: 'About', to: '/about' },
        { label: 'Community', to: '/community' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Contact', to: '/contact' },
        { label: 'Orders', to: '/orders' },
        { label: 'Terms and conditions', to: '/terms-and-conditions' },
        { label: 'Privacy policy', to: '/privacy-policy' },
      ],
    },
  ],
  announcement: { text: '', to: '', from: null, until: null, colour: 'ink' },
}

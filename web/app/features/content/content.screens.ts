import { samples } from '@first-fashion/contract/samples'
import { refused, type Screen } from '@first-fashion/testing/stage/screen'

/** What the owner has written. */
export const screens: readonly Screen[] = [
  { name: 'about', route: '/about' },
  { name: 'contact', route: '/contact' },
  { name: 'terms', route: '/terms-and-conditions' },
  { name: 'privacy', route: '/privacy-policy' },
  { name: 'further page', route: '/pages/:slug', address: '/pages/size-guide', shows: 'Size guide' },
  {
    name: 'further page, unknown',
    route: '/pages/:slug',
    address: '/pages/gone',
    answers: { 'content.page': refused('content.page-unknown', 'This page is not here', 404) },
    shows: 'Page Not Found',
  },
  {
    name: 'preview of a page',
    route: '/preview/pages/:slug/:number',
    address: '/preview/pages/privacy-policy/0',
    as: 'owner',
    shows: samples['content.page-preview'].page.title,
  },
]

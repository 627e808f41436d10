import { samples } from '@first-fashion/contract/samples'
import type { Screen } from '@first-fashion/testing/stage/screen'

const signIn = /^Sign in to the back office in this browser/
const onlyStaff = 'Preview: only staff can see this page.'

/** What staff see before they publish. */
export const screens: readonly Screen[] = [
  {
    name: 'preview of a product',
    route: '/preview/:id',
    address: `/preview/${samples['catalog.preview'].product._id}`,
    as: 'owner',
    shows: onlyStaff,
  },
  { name: 'preview without a sign-in', route: '/preview/:id', address: '/preview/none', shows: signIn },
  {
    name: 'preview of an article',
    route: '/preview/news/:id',
    address: `/preview/news/${samples['community.post-preview'].post._id}`,
    as: 'owner',
    shows: onlyStaff,
  },
  {
    name: 'preview of an article without a sign-in',
    route: '/preview/news/:id',
    address: '/preview/news/none',
    layoutOf: 'preview without a sign-in',
    shows: signIn,
  },
]

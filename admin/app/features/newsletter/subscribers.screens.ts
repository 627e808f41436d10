import { samples } from '@first-fashion/contract/samples'
import { altered, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/subscribers'

/** Who reads the newsletter. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, newsletter',
    route,
    as: 'owner',
    answers: altered('staff.subscribers', ({ subscribers: [first] }) => {
      if (first !== undefined)
        first.email = 'a-reader-with-a-very-long-address@a-very-long-house-name.example'
    }),
    shows: /a-very-long-house-name/,
  },
  {
    name: 'back office, subscribers, nothing found',
    route,
    address: `${route}?search=no-such-thing`,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.subscribers': { ...samples['staff.subscribers'], subscribers: [], total: 0 } },
    layoutOf: 'back office, no orders found',
    shows: 'No results.',
  },
]

import { refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/consents'

/** Answers to the cookie question. */
export const screens: readonly Screen[] = [
  { name: 'back office, consents', route, as: 'owner', shows: '390x844' },
  {
    name: 'back office, consents, failed',
    route,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.consents': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]

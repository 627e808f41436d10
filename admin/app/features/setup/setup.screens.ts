import { samples } from '@first-fashion/contract/samples'
import { refused, type Screen } from '@first-fashion/testing/stage/screen'

const one = { route: '/admin/setup', as: 'owner' } as const
const setup = samples['staff.setup']

/** What is left to do before the shop can open. */
export const screens: readonly Screen[] = [
  { ...one, name: 'back office, set-up list', shows: 'Missing: phone, email' },
  {
    ...one,
    name: 'back office, set-up list done',
    answers: {
      'staff.setup': { ...setup, steps: setup.steps.map((step) => ({ ...step, isDone: true, missing: [] })) },
    },
    shows: '10 of 10 steps done',
  },
  {
    ...one,
    name: 'back office, set-up list failed',
    answers: { 'staff.setup': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
]

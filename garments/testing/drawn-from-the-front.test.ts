import { expect, it } from 'vitest'
import { templates } from '../src/index.ts'
import { expectToStandOut } from './stands-out.ts'

// One half of the templates is drawn from the front, the other from the back, side by side.
it('draws every first template from the front, as something that stands out from the ground', async () => {
  const half = templates.filter((_, index) => index % 2 === 0)
  expect(half.length).toBeGreaterThan(12)
  await expectToStandOut(
    half.map(({ id }) => id),
    'front',
  )
}, 240_000)

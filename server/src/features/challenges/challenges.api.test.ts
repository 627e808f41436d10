import { expect, it } from 'vitest'
import { newChallenge, submitLook } from '../../../testing/community/looks.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { invalidateSessions, owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { dayInColombo } from '../../platform/clock.ts'

const test = useOwnShop()

it('a challenge is over when its last day in Colombo has passed by the clock of the shop, and staff see its entries with their pictures', async () => {
  const { shop } = test
  const today = dayInColombo(shop.clock.now())
  const id = await newChallenge(shop, { title: 'The last day', endDate: today })
  const { token } = await newShopper(shop)
  const { submission } = (await submitLook(shop, token, { challengeId: id }, 2)).body
  const listed = async () => {
    const { headers } = await signIn(shop, owner)
    const { challenges } = (await shop.call('staff.challenges', { headers })).body
    return challenges.find(({ _id }) => _id === id)
  }
  const [first] = submission.images
  expect(await listed()).toMatchObject({
    isOver: false,
    entries: [{ _id: submission._id, title: 'Rampart walk', image: first?.url, likesCount: 0 }],
  })
  shop.clock.advance(86_400_000)
  // The session of the day before has expired.
  invalidateSessions(shop)
  expect(await listed()).toMatchObject({ isOver: true, endDate: today })
})

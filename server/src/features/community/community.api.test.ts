import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

describe('membership', () => {
  it('is checked without enrolling, and begins with the join call [B7.41] [B4.11]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const check = () => shop.call('community.join', { token, path: '/api/community/join?check=1' })
    for (const _ of [1, 2])
      expect(await check()).toMatchObject({
        status: 404,
        body: { success: false, code: 'community.not-a-member' },
      })
    const joined = await shop.call('community.join', { token })
    expect(joined.body).toMatchObject({ success: true, message: 'Welcome to the First Fashion community!' })
    expect((await shop.call('community.join', { token })).body.membership.joinedAt).toBe(
      joined.body.membership.joinedAt,
    )
    expect((await check()).body).toMatchObject({
      success: true,
      membership: { level: 'member', stats: { submissions: 0, totalLikes: 0 }, milestones: [] },
    })
  })

  it('is open to customers only', async () => {
    expect(await test.shop.call('community.join')).toMatchObject({ status: 401 })
  })
})

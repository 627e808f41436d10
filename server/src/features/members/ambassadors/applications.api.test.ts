import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const staff = async () => (await signIn(test.shop, owner)).headers

const applied = {
  fullName: 'Nadeesha Silva',
  phone: '0771234567',
  socialMedia: { instagram: '@nadeesha', facebook: 'nadeesha.silva', tiktok: '@n', youtube: 'nadeesha' },
  followerCount: 1200,
  bio: 'I sew.',
  whyAmbassador: 'I wear it anyway.',
  contentIdeas: 'A shirt, worn five ways.',
}

describe('an application', () => {
  it('comes to the staff as it was written, its followers as a number [B3.30] [B3.31] [B3.32]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const body = { ...applied, email, followerCount: '1200' }
    expect((await shop.call('community.ambassador-apply', { token, body })).status).toBe(200)
    const { applications } = (await shop.call('staff.applications', { headers: await staff() })).body
    expect(applications.find((one) => one.email === email)).toMatchObject({ ...applied, email })
  })

  it('has up to three links, and is pending until the staff say what they think [B3.33] [B3.34] [B9.15]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const links = ['https://a.example', 'https://b.example', 'https://c.example']
    const apply = (portfolio: readonly string[]) =>
      shop.call('community.ambassador-apply', { token, body: { ...applied, email, portfolio } })
    expect(await apply([...links, 'https://d.example'])).toMatchObject({
      status: 422,
      body: { code: 'community.application-invalid', message: 'You can add 3 links' },
    })
    expect((await apply(links)).body.application).toMatchObject({ status: 'pending', reviewNotes: '' })
    const headers = await staff()
    const { applications } = (await shop.call('staff.applications', { headers })).body
    const sent = applications.find((one) => one.email === email)
    expect(sent).toMatchObject({ portfolio: links, status: 'pending', reviewNotes: '' })
    for (const status of ['reviewing', 'rejected', 'approved'] as const) {
      const decided = await shop.call('staff.application-decide', {
        headers,
        path: `/api/admin/applications/${sent?._id}/decide`,
        body: { status, reviewNotes: `We say: ${status}` },
      })
      expect(decided.body.application).toMatchObject({ status, reviewNotes: `We say: ${status}` })
    }
  })

  it('is sent once, and its author sees what becomes of it [B7.44] [B7.45] [B4.08]', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const state = () => shop.call('community.ambassador-status', { token })
    expect((await state()).body).toMatchObject({ hasApplied: false, application: null })
    const body = { ...applied, email, portfolio: ['https://a.example', '', ''] }
    const apply = () => shop.call('community.ambassador-apply', { token, body })
    expect((await apply()).body.application.status).toBe('pending')
    expect((await apply()).body.code).toBe('community.already-applied')
    const headers = await staff()
    const { applications } = (await shop.call('staff.applications', { headers })).body
    const id = applications.find((one) => one.email === email)?._id ?? ''
    for (const status of ['reviewing', 'approved'] as const) {
      await shop.call('staff.application-decide', {
        headers,
        path: `/api/admin/applications/${id}/decide`,
        body: { status, reviewNotes: 'Welcome' },
      })
      expect((await state()).body.application).toMatchObject({ status, reviewNotes: 'Welcome' })
    }
    const { membership } = (await shop.call('community.join', { token, path: '/api/community/join?check=1' }))
      .body
    expect(membership.level).toBe('ambassador')
  })
})

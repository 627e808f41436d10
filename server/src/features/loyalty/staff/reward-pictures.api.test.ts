import { readdir } from 'node:fs/promises'
import type { StaffReward } from '@first-fashion/contract/loyalty/program-calls'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { newShopper } from '../../../../testing/shoppers.ts'
import { invalidateSessions, owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph, upload } from '../../../../testing/uploads.ts'

const test = useOwnShop()
const path = '/api/admin/loyalty/rewards'
const picture = 'staff.loyalty-reward-picture-add'

const headersOf = async (who = owner) => (await signIn(test.shop, who)).headers
const storedPictures = () => readdir(`${test.shop.dataDir}/media/uploads`).catch(() => [])
const nameOf = (address: string) => address.split('/')[3] ?? ''

const send = async (file: Buffer, name = 'reward.jpg') =>
  upload(test.shop, picture, { headers: await headersOf(), file, name })
const uploaded = async (...size: Parameters<typeof photograph>) =>
  (await send(await photograph(...size))).body.picture.address

const terms = { description: '', pointsCost: 10, stock: null, minimumOrderAmount: 0, imageAlt: '' }

const add = async (name: string, change: object) =>
  test.shop.call('staff.loyalty-reward-add', {
    headers: await headersOf(),
    path,
    body: {
      ...terms,
      ...{ name, image: '', type: 'discount', amount: 500, isPercentage: false, product: '' },
      ...change,
    },
  })

async function find(name: string): Promise<StaffReward> {
  const { body } = await test.shop.call('staff.loyalty-rewards', { headers: await headersOf(), path })
  const found = body.rewards.find((reward) => reward.name === name)
  if (found === undefined) throw new Error(`there is no reward ${name}`)
  return found
}

async function edit(name: string, change: object) {
  const { _id, version, image, imageAlt, isActive } = await find(name)
  return test.shop.call('staff.loyalty-reward-edit', {
    headers: await headersOf(),
    path: `${path}/${_id}`,
    body: { ...terms, name, image, imageAlt, isActive, version, ...change },
  })
}

async function night() {
  test.shop.clock.advance(25 * 3_600_000)
  await test.shop.features.everyDay()
  // Staff sessions do not last as long.
  invalidateSessions(test.shop)
  return storedPictures()
}

describe('the picture of a reward', () => {
  it('is seen by customers with its words once the reward is saved with it, replaced and removed', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    expect((await add('Pictured', { image: first, imageAlt: ' A hat ' })).status).toBe(200)
    const { token } = await newShopper(test.shop)
    const offered = async () => {
      const { rewards } = (await test.shop.call('loyalty.rewards', { token })).body
      return rewards.find(({ name }) => name === 'Pictured')
    }
    expect(await offered()).toMatchObject({ image: first, imageAlt: 'A hat' })
    expect((await edit('Pictured', { image: second, imageAlt: '' })).status).toBe(200)
    expect(await offered()).toMatchObject({ image: second, imageAlt: '' })
    expect((await edit('Pictured', { image: '' })).status).toBe(200)
    expect(await offered()).toMatchObject({ image: '' })
  })

  it('is served as a portrait in every width, upright, without what the camera wrote', async () => {
    const address = await uploaded(2400, 1800)
    for (const [file, format] of [
      ['480.webp', 'webp'],
      ['1200.avif', 'heif'],
      ['640.jpg', 'jpeg'],
    ] as const) {
      const bytes = await fetchPicture(test.shop, address.replace('960.webp', file))
      const { width = 0, height = 1, ...shown } = await sharp(bytes).metadata()
      expect([shown.format, width]).toEqual([format, Number.parseInt(file, 10)])
      expect(width / height).toBeCloseTo(4 / 5, 2)
      expect([shown.exif, shown.xmp, shown.icc]).toEqual([undefined, undefined, undefined])
      expect(bytes.toString('latin1')).not.toContain('Nadeesha')
    }
  })

  it('is validated by its content, and nothing else is kept', async () => {
    const before = await storedPictures()
    for (const [file, status, code] of [
      [Buffer.from('This is called reward.jpg and is a text.'.repeat(50)), 415, 'media.not-a-picture'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'media.not-a-picture'],
      [Buffer.concat([await photograph(), Buffer.alloc(10 * 1024 * 1024)]), 413, 'media.too-large'],
      [Buffer.alloc(0), 422, 'media.missing'],
    ] as const)
      expect(await send(file), code).toMatchObject({ status, body: { code } })
    expect(await storedPictures()).toEqual(before)
  })

  it('is taken only from staff who may change loyalty', async () => {
    const file = await photograph()
    const { token } = await newShopper(test.shop)
    const before = await storedPictures()
    const by = (who: object) => upload(test.shop, picture, { file, ...who })
    expect((await by({ headers: await headersOf(support) })).body.code).toBe('staff.role-forbids')
    expect((await by({ token })).status).toBe(401)
    expect((await by({})).status).toBe(401)
    const { cookie } = await headersOf()
    expect((await by({ headers: { cookie } })).status).toBe(403)
    expect(await storedPictures()).toEqual(before)
  })

  it('is one that was uploaded for a reward, and no other address', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const portrait = await upload(shop, 'profile.upload-profile-image', { token, file: await photograph() })
    const own = portrait.body.user.profileImage ?? ''
    for (const image of [
      own.replace('640.webp', '960.webp'),
      '/media/uploads/0190a000-0000-7000-8000-000000000000/960.webp',
      `${await uploaded()}?x`,
      (await uploaded()).replace('960.webp', '1600.webp'),
      'https://elsewhere.example/960.webp',
    ])
      expect((await add('Foreign', { image })).body.code, image).toBe('loyalty.picture-unknown')
    await add('Own', {})
    expect((await edit('Own', { image: own })).body.code).toBe('loyalty.picture-unknown')
    expect((await edit('Own', { imageAlt: 'x'.repeat(201) })).status).toBe(400)
    expect(await find('Own')).toMatchObject({ image: '', version: 1 })
  })

  it('goes at night once no reward shows it, and cannot be shown again', async () => {
    const [shown, left, replaced] = [await uploaded(), await uploaded(), await uploaded()]
    await add('Kept', { image: shown })
    await add('Renewed', { image: replaced })
    await edit('Renewed', { image: '' })
    await edit('Kept', { isActive: false })
    const stored = await night()
    expect(stored).toContain(nameOf(shown))
    expect(stored).not.toContain(nameOf(left))
    expect(stored).not.toContain(nameOf(replaced))
    await fetchPicture(test.shop, shown)
    expect((await edit('Kept', { image: left })).body.code).toBe('loyalty.picture-unknown')
  })
})

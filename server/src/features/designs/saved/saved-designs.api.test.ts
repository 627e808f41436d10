import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { badSides, frontSide, sideOfTexts } from '../../../../testing/designs/design-calls.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { fetchPicture, photograph } from '../../../../testing/uploads.ts'

const test = useOwnShop()
const variantInfo = {
  size: 'L',
  color: 'White',
  image: '/api/image/proxy?url=https%3A%2F%2Ffiles.example%2F71.jpg',
}
const productInfo = {
  printfulProductId: 71,
  printfulVariantId: 4012,
  productTitle: 'Staple T-Shirt',
  variantInfo,
}
const design = { name: 'Galle Fort', description: 'For the beach', productInfo, designs: [frontSide()] }

const save = (token: string, change: object = {}) =>
  test.shop.call('saved-designs.save', { token, body: { ...design, ...change } })
const list = async (token: string) => (await test.shop.call('saved-designs.list', { token })).body.designs
const open = (token: string, id: string) =>
  test.shop.call('saved-designs.get', { token, path: `/api/saved-designs/${id}` })
const duplicate = (token: string, id: string) =>
  test.shop.call('saved-designs.duplicate', { token, path: `/api/saved-designs/${id}/duplicate` })
const remove = (token: string, id: string) =>
  test.shop.call('saved-designs.delete', { token, path: `/api/saved-designs/${id}` })
const stored = () => readdir(`${test.shop.dataDir}/media/uploads`).catch(() => [])
const preview = async () => {
  const bytes = await photograph(1000, 800)
  return { url: `data:image/jpeg;base64,${bytes.toString('base64')}`, publicId: '' }
}

describe('a design that is saved', () => {
  it('comes back in the list and, whole, when it is opened [B7.33] [B7.36] [B7.37]', async () => {
    const { token } = await newShopper(test.shop)
    const answer = await save(token, { tags: ['beach'], currentPlacement: 'back', selectedElement: 'text-1' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Design saved successfully!' } })
    const [item] = await list(token)
    expect(item).toEqual({
      _id: expect.any(String),
      name: 'Galle Fort',
      description: 'For the beach',
      previewImage: { url: variantInfo.image, publicId: '' },
      productInfo: { printfulProductId: 71, printfulVariantId: 4012, productTitle: 'Staple T-Shirt' },
      status: 'saved',
      tags: ['beach'],
      createdAt: expect.any(Number),
      timesUsed: 0,
    })
    const opened = (await open(token, item?._id ?? '')).body.design
    expect(opened).toMatchObject({ productInfo, currentPlacement: 'back', selectedElement: 'text-1' })
    expect(opened.designs).toMatchObject([
      { placement: 'front', background: 'transparent', dimensions: { width: 300, height: 400 } },
    ])
    expect(opened.designs[0]?.elements).toMatchObject([{ text: 'Ceylon', style: { color: '#23574a' } }])
  })

  it('is listed with its name, its preview and its product [B3.21] [B3.22]', async () => {
    const { token } = await newShopper(test.shop)
    await save(token, { previewImage: await preview() })
    expect(await list(token)).toMatchObject([
      {
        _id: expect.any(String),
        name: 'Galle Fort',
        description: 'For the beach',
        previewImage: { url: expect.stringMatching(/^\/media\/uploads\//) },
        productInfo: { printfulProductId: 71, printfulVariantId: 4012, productTitle: 'Staple T-Shirt' },
      },
    ])
  })

  it('is opened with its variant, the side that was shown and what was selected [B3.24] [B3.25] [B3.26]', async () => {
    const { token } = await newShopper(test.shop)
    const sides = [frontSide(), { ...frontSide('Kandy'), placement: 'back' as const }]
    const change = { designs: sides, currentPlacement: 'back', selectedElement: 'text-1' }
    const { design: saved } = (await save(token, change)).body
    const opened = (await open(token, saved._id)).body.design
    expect(opened).toMatchObject({ name: 'Galle Fort', description: 'For the beach', productInfo })
    expect(opened).toMatchObject({ currentPlacement: 'back', selectedElement: 'text-1' })
    expect(opened.designs.map(({ placement }) => placement)).toEqual(['front', 'back'])
  })

  it('counts how often it was opened [B3.23]', async () => {
    const { token } = await newShopper(test.shop)
    const { _id } = (await save(token)).body.design
    expect((await open(token, _id)).body.design.timesUsed).toBe(1)
    await open(token, _id)
    expect(await list(token)).toMatchObject([{ timesUsed: 2 }])
  })

  it('has a name of up to 50 characters and a description of up to 200 [B9.31]', async () => {
    const { token } = await newShopper(test.shop)
    for (const name of ['', '   ', 'x'.repeat(51)])
      expect((await save(token, { name })).status, name).toBe(400)
    expect((await save(token, { description: 'x'.repeat(201) })).status).toBe(400)
    expect((await save(token, { name: 'x'.repeat(50), description: 'x'.repeat(200) })).status).toBe(200)
  })

  it('is duplicated, and deleted without its copy [B7.34] [B7.35]', async () => {
    const { token } = await newShopper(test.shop)
    const { _id } = (await save(token, { name: 'x'.repeat(50), previewImage: await preview() })).body.design
    await open(token, _id)
    const copy = (await duplicate(token, _id)).body.design
    expect(copy).toMatchObject({ name: `${'x'.repeat(43)} (copy)`, timesUsed: 0 })
    expect(await remove(token, _id)).toMatchObject({ body: { message: 'Design deleted successfully' } })
    expect((await list(token)).map((one) => one._id)).toEqual([copy._id])
    await fetchPicture(test.shop, copy.previewImage.url)
    expect((await open(token, _id)).body.code).toBe('designs.saved-design-unknown')
  })

  it('belongs to its maker alone [B6.05]', async () => {
    const [own, other] = [await newShopper(test.shop), await newShopper(test.shop)]
    const { _id } = (await save(own.token)).body.design
    for (const attempt of [open, duplicate, remove])
      expect(await attempt(other.token, _id)).toMatchObject({ status: 404 })
    expect((await open(own.token, 'nothing')).status).toBe(404)
    expect(await list(other.token)).toEqual([])
    expect(await list(own.token)).toMatchObject([{ timesUsed: 0 }])
    expect((await test.shop.call('saved-designs.list')).status).toBe(401)
  })

  it('is refused in a sentence alone, without the name of the field', async () => {
    const { token } = await newShopper(test.shop)
    const name = 'Please enter a design name'
    expect((await save(token, { name: ' ' })).body).toMatchObject({ message: name, errors: { name } })
    for (const [change, message] of [
      [{ name: 'x'.repeat(51) }, 'A design name has at most 50 characters'],
      [{ description: 'x'.repeat(201) }, 'A description has at most 200 characters'],
      [{ tags: ['x'.repeat(100)] }, expect.stringMatching(/^A tag has at most \d+ characters$/)],
      [{ tags: Array(100).fill('x') }, expect.stringMatching(/^A design has at most \d+ tags$/)],
    ] as const)
      expect((await save(token, change)).body).toMatchObject({ message })
    const { elements, ...side } = frontSide()
    const foreign = { ...elements[0], type: 'image', url: 'https://evil.example/a.png', style: {} }
    expect((await save(token, { designs: [{ ...side, elements: [foreign] }] })).body.message).toBe(
      'A picture is one of your uploads',
    )
  })

  it('is refused with what cannot be read, and nothing of it is stored', async () => {
    const { token } = await newShopper(test.shop)
    for (const [what, designs] of Object.entries(badSides()))
      expect((await save(token, { designs })).body.code, what).toBe('request.malformed')
    const foreign = { ...productInfo, variantInfo: { ...variantInfo, image: 'https://evil.example/a.png' } }
    expect((await save(token, { productInfo: foreign })).status).toBe(400)
    expect(await list(token)).toEqual([])
  })

  it('may have 200 long texts on both sides and a large preview, and not one text more', async () => {
    const { token } = await newShopper(test.shop)
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
    const create = { width: 740, height: 740, channels: 3, background: '#888888', noise } as const
    const bytes = await sharp({ create }).jpeg().toBuffer()
    expect(bytes.length).toBeGreaterThan(300_000)
    const url = `data:image/jpeg;base64,${bytes.toString('base64')}`
    const designs = [sideOfTexts(200), sideOfTexts(200, 'back')]
    expect(await save(token, { designs, previewImage: { url } })).toMatchObject({ status: 200 })
    expect(await save(token, { designs: [sideOfTexts(201)] })).toMatchObject({
      status: 400,
      body: { message: 'A side has at most 200 elements' },
    })
  })

  it('is one of 200 at most', async () => {
    const { token } = await newShopper(test.shop)
    await save(token)
    await test.shop.change(
      `insert into saved_designs (id, customer_id, name, description, print_product_id, print_variant_id,
         product_title, variant_size, variant_color, product_image, sides, current_side, status, created_at)
       select gen_random_uuid(), customer_id, 'More', '', 71, 4012, '', '', '', '', '[]', 'front', 'saved', now()
       from saved_designs, generate_series(1, 199) where customer_id = (
         select customer_id from saved_designs order by created_at desc, id desc limit 1)`,
    )
    expect(await list(token)).toHaveLength(200)
    expect((await save(token)).body.code).toBe('designs.saved-designs-full')
  })
})

describe('the preview of a saved design', () => {
  it('is drawn anew and stored, whatever else was in it [B3.27]', async () => {
    const { token } = await newShopper(test.shop)
    const { previewImage } = (await save(token, { previewImage: await preview() })).body.design
    expect(previewImage).toEqual({
      url: `/media/uploads/${previewImage.publicId}/640.webp`,
      publicId: expect.any(String),
    })
    const shown = await fetchPicture(test.shop, previewImage.url)
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 640, height: 800 })
    expect(shown.toString('latin1')).not.toContain('Nadeesha')
  })

  it('may be that of another design, which is copied', async () => {
    const { token } = await newShopper(test.shop)
    const first = (await save(token, { previewImage: await preview() })).body.design
    const second = (await save(token, { previewImage: first.previewImage })).body.design
    expect(second.previewImage.publicId).not.toBe(first.previewImage.publicId)
    await remove(token, first._id)
    expect((await test.shop.app.inject({ url: first.previewImage.url })).statusCode).toBe(404)
    await fetchPicture(test.shop, second.previewImage.url)
  })

  it('is refused if it is no picture, too long or elsewhere', async () => {
    const { token } = await newShopper(test.shop)
    const before = await stored()
    const text = Buffer.from('<svg onload="alert(1)"/>'.repeat(20)).toString('base64')
    const of = async (url: string) => (await save(token, { previewImage: { url } })).body.code
    expect(await of(`data:image/png;base64,${text}`)).toBe('media.not-a-picture')
    expect(await of(`data:image/svg+xml;base64,${text}`)).toBe('request.malformed')
    expect(await of(`data:image/png;base64,${'A'.repeat(550_000)}`)).toBe('request.malformed')
    expect(await of('https://evil.example/a.png')).toBe('request.malformed')
    expect(await of('//evil.example/a.png')).toBe('request.malformed')
    expect(await list(token)).toEqual([])
    expect(await stored()).toEqual(before)
  })

  it('is listed without what is drawn on it being read', async () => {
    const { token } = await newShopper(test.shop)
    await save(token)
    const statements = await test.shop.statementsOf(async () => expect(await list(token)).toHaveLength(1))
    const ofDesigns = statements.filter((text) => text.includes('from "saved_designs"'))
    expect(ofDesigns).toHaveLength(1)
    expect(ofDesigns[0]).not.toContain('"sides"')
  })

  it('outlives the nightly sweep, and goes with the account', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { previewImage } = (await save(token, { previewImage: await preview() })).body.design
    shop.clock.advance(26 * 3_600_000)
    await shop.features.everyDay()
    expect(await stored()).toContain(previewImage.publicId)
  })
})

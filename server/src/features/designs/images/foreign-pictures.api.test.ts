import { describe, expect, it } from 'vitest'
import { frontSide, shirtDraft } from '../../../../testing/designs/design-calls.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { photograph, upload } from '../../../../testing/uploads.ts'

const test = useTestShop()
const refused = { status: 422, body: { code: 'designs.picture-unknown' } }

async function newPicture(token: string, name = 'own.jpg'): Promise<{ id: string; url: string }> {
  const file = await photograph(300, 200)
  const { body } = await upload(test.shop, 'designs.upload-image', { token, file, fields: { name } })
  return { id: body.image._id, url: body.image.url }
}

function sideWith(url: string) {
  const { elements, ...side } = frontSide()
  const position = { x: 0, y: 0, width: 100, height: 100 }
  const picture = { id: 'picture-1', type: 'image' as const, url, position, style: {} }
  return { ...side, elements: [...elements, picture] }
}

const create = async (token: string, url: string) =>
  test.shop.call('custom-products.create', {
    token,
    body: (await shirtDraft(test.shop, { designs: [sideWith(url)] })).draft,
  })

const save = (token: string, url: string) =>
  test.shop.call('saved-designs.save', {
    token,
    body: {
      name: 'Galle Fort',
      description: '',
      productInfo: {
        printfulProductId: 71,
        printfulVariantId: 4012,
        productTitle: 'Staple T-Shirt',
        variantInfo: { size: 'L', color: 'White', image: '' },
      },
      designs: [sideWith(url)],
    },
  })

describe('the pictures of a design that is stored', () => {
  it('are shapes and the customer’s own uploads, those too that left the library', async () => {
    const { token } = await newShopper(test.shop)
    const { id, url } = await newPicture(token)
    for (const fine of [url, 'shape:star']) {
      expect(await create(token, fine)).toMatchObject({ status: 200 })
      expect(await save(token, fine)).toMatchObject({ status: 200 })
    }
    await test.shop.call('designs.delete-image', { token, path: `/api/design-images/${id}` })
    expect(await create(token, url)).toMatchObject({ status: 200 })
  })

  it('are never those of somebody else, or any other address of the shop', async () => {
    const [one, another] = [await newShopper(test.shop), await newShopper(test.shop)]
    const { url } = await newPicture(one.token)
    for (const foreign of [url, '/api/user/logged', '/../../etc/passwd', '/this-device/1']) {
      expect(await create(another.token, foreign), foreign).toMatchObject(refused)
      expect(await save(another.token, foreign), foreign).toMatchObject(refused)
    }
  })

  it('cannot be exchanged for somebody else’s in a design that is stored already', async () => {
    const [one, another] = [await newShopper(test.shop), await newShopper(test.shop)]
    const [own, foreign] = [await newPicture(one.token), await newPicture(another.token)]
    const { product } = (await create(one.token, own.url)).body
    const body = {
      ...(await shirtDraft(test.shop, { designs: [sideWith(foreign.url)] })).draft,
      version: product.version,
    }
    const path = `/api/custom-products/update/${product._id}`
    expect(await test.shop.call('custom-products.update', { token: one.token, path, body })).toMatchObject(
      refused,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { confirmedShopper, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const single = async (slug: string) =>
  (await test.shop.call('catalog.single', { body: { slug } })).body.product
const text = expect.any(String)
const number = expect.any(Number)

describe('the fields of a product', () => {
  it('are its names, its description in HTML, its price in rupees and its pictures [A3.01] [A3.02]', async () => {
    const product = await single('galle-fort-linen-shirt')
    expect(product).toMatchObject({
      _id: text,
      slug: 'galle-fort-linen-shirt',
      name: 'Galle Fort Linen Shirt',
      description: expect.stringContaining('<p>'),
      price: 8950,
      category: 'Men',
      subCategory: 'Topwear',
    })
    for (const image of product.image) expect(image).toMatch(/^\/media\//)
  })

  it('hold its rating, flags and who prints it [A3.05] [A3.06]', async () => {
    const made = await single('weligama-tee')
    expect(made).toMatchObject({
      averageRating: number,
      reviewCount: number,
      bestSeller: true,
      isPublished: true,
    })
    const { body } = await test.shop.call('catalog.list')
    const enabled = body.products.map((product) => product.printful_integration.enabled)
    expect(new Set(enabled)).toEqual(new Set([true, false]))
  })

  it('say what it is made of, how it is cared for and how it sits, and nothing where nobody has said', async () => {
    const shirt = await single('galle-fort-linen-shirt')
    expect(shirt).toMatchObject({
      fabric: 'Pure linen, 160 g, washed soft',
      care: ['wash-30', 'bleach-no', 'tumble-no', 'dry-shade', 'iron-high'],
      careNote: 'Iron it while it is still damp.',
      fit: 'Relaxed; M for a chest of 98 cm, sleeves of 62 cm that roll and stay',
    })
    expect(shirt.description).not.toMatch(/washed soft|Wash|chest of 98/)
    await test.shop.database.pool.query(
      "update products set fabric = '', care = '{}', care_note = '', fit = '' where slug = 'planter-sun-hat'",
    )
    const hat = await single('planter-sun-hat')
    for (const field of ['fabric', 'care', 'careNote', 'fit']) expect(hat).not.toHaveProperty(field)
  })

  it('are sizes only, where there are no colours to choose [A3.03]', async () => {
    const hat = await single('planter-sun-hat')
    expect(hat).toMatchObject({ sizes: ['One Size'], variants: [] })
  })

  it('are colours with their code, pictures and stock by size otherwise [A3.04] [A3.07] [A3.08]', async () => {
    const { variants } = await single('galle-fort-linen-shirt')
    expect(variants).toHaveLength(4)
    expect(variants[1]).toMatchObject({ color: 'Leaf Green', colorCode: '#23574A', variantIndex: 1 })
    expect(variants[1]?.images.length).toBeGreaterThan(1)
    for (const { size, quantity } of variants[1]?.sizes ?? []) {
      expect(size).toMatch(/^(XS|S|M|L|XL|XXL)$/)
      expect(quantity).toBeGreaterThanOrEqual(0)
    }
  })

  it('hold a size chart in cm with columns and a row a size [A3.22] [A3.23] [A3.24]', async () => {
    const { sizeChart } = await single('galle-fort-linen-shirt')
    expect(sizeChart).toMatchObject({
      name: text,
      category: 'Men',
      subCategory: 'Topwear',
      unit: 'cm',
      notes: text,
    })
    expect(sizeChart?.sizes[0]).toMatchObject({ sizeName: text, measurements: { chest: number } })
  })

  it('measure tops and trousers by the columns that are usual [A3.25] [A3.26] [A3.27]', async () => {
    const columns = async (slug: string) =>
      (await single(slug)).sizeChart?.measurementColumns.map(({ name }) => name)
    expect(await columns('galle-fort-linen-shirt')).toEqual([
      'chest',
      'waist',
      'shoulder',
      'sleeve',
      'length',
    ])
    const { body } = await test.shop.call('catalog.list', {
      path: '/api/product/list?page=1&type=Bottomwear&search=jeans',
    })
    expect(await columns(body.products[0]?.slug ?? '')).toEqual([
      'waist',
      'hips',
      'inseam',
      'outseam',
      'thigh',
    ])
  })
})

describe('the fields of what surrounds a purchase', () => {
  it('are, of a currency, its sign and its rate from rupees [A3.11] [A3.12] [A7.12]', async () => {
    const { body } = await test.shop.call('currency.active')
    expect(body.currencies[0]).toEqual({
      code: 'LKR',
      name: text,
      symbol: 'Rs.',
      exchangeRate: 1,
      isDefault: true,
      isActive: true,
    })
    const rates = Object.fromEntries(body.currencies.map(({ code, exchangeRate }) => [code, exchangeRate]))
    expect(rates).toEqual({ LKR: 1, USD: 0.0031, EUR: 0.0029, GBP: 0.0025, INR: 0.26, JPY: 0.45 })
  })

  it('are, of a country, how addresses are written there [A3.45] [A3.46] [A3.47]', async () => {
    const { body } = await test.shop.call('countries.details', { path: '/api/country/US/details' })
    expect(body.country).toMatchObject({
      code: 'US',
      name: 'United States',
      phoneCode: '+1',
      flag: text,
      requiresState: true,
      stateLabel: 'State',
      postalCodeFormat: { format: text, example: text },
    })
    expect(body.country.addressFormat.fields).toContainEqual({ name: 'city', label: text, required: true })
  })

  it('are, of a state, its code and its name [A3.48]', async () => {
    const { body } = await test.shop.call('countries.states', { path: '/api/country/US/states' })
    expect(body.states).toContainEqual({ code: 'CA', name: 'California' })
  })

  it('are, of a review, who wrote it and when [A3.21]', async () => {
    const { shop } = test
    const { token } = await confirmedShopper(shop)
    const { _id: productId } = await single('planter-sun-hat')
    const review = 'It came back with steam, as promised.'
    await shop.call('reviews.add', { token, body: { productId, rating: 4, review } })
    const { body } = await shop.call('reviews.product', { body: { productId } })
    expect(body.reviews[0]).toEqual({
      _id: text,
      userId: text,
      userName: 'Nadeesha Silva',
      rating: 4,
      review,
      date: number,
      verifiedPurchase: false,
      profileImage: null,
      photos: [],
    })
  })

  it('are, of whoever is logged in, an id and a profile [A3.29] [A7.07]', async () => {
    const { token, email } = await newShopper(test.shop)
    const { body } = await test.shop.call('accounts.logged', { token })
    expect(body).toMatchObject({ success: true, user: { _id: text, email, name: 'Nadeesha Silva' } })
  })
})

describe('the fields of an order', () => {
  it('are when, how much, how it is paid, what and where to [A3.30] [A3.31] [A3.32]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    await shop.call('order.place', { token, body: orderOf(product, variant.variantIndex, size, 3) })
    const [order] = (await shop.call('orders.user', { token })).body.orders
    expect(order).toMatchObject({
      _id: text,
      date: number,
      status: 'Order Placed',
      payment: false,
      paymentMethod: 'cod',
      amount: product.price * 3 + 350,
      address: {
        firstName: 'Nadeesha',
        lastName: 'Silva',
        street: '14 Temple Road',
        city: 'Colombo',
        state: '',
        zipcode: '00300',
        country: 'LK',
        phone: expect.stringContaining('77 123 4567'),
      },
    })
  })

  it('are, of each of its lines, the piece as it was bought [A3.33]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    await shop.call('order.place', { token, body: orderOf(product, variant.variantIndex, size, 2) })
    const [order] = (await shop.call('orders.user', { token })).body.orders
    expect(order?.items).toMatchObject([
      {
        name: product.name,
        image: variant.images[0],
        color: variant.color,
        colorCode: variant.colorCode,
        size,
        quantity: 2,
        price: product.price,
      },
    ])
  })
})

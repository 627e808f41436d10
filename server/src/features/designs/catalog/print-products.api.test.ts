import { afterEach, describe, expect, it } from 'vitest'
import { partnersAt } from '../../../../testing/test-partners.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { designsShow } from './blank-garment.ts'
import { refreshPrintCatalog } from './print-products.service.ts'

const test = useOwnShop()

async function switchPrintful(to: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ printful: to })
  await fetch(`${test.shop.sandboxUrl}/api/control/faults`, { method: 'POST', headers, body })
}
afterEach(() => switchPrintful('none'))

const list = (query = '') =>
  test.shop.call('designs.catalog', { path: `/api/custom-products/catalog${query}` })
const detail = (id: string) =>
  test.shop.call('designs.catalog-product', { path: `/api/custom-products/catalog/product/${id}` })
const forget = () =>
  test.shop.change(
    'update print_catalog set listed_at = null; delete from print_variants; delete from print_products',
  )

describe('the print catalogue', () => {
  it('lists what the partner prints on, by category and page [B3.42] [B7.47] [B9.23]', async () => {
    const all = await list('?limit=12&offset=0')
    expect(all.body.products).toHaveLength(12)
    expect(all.body.paging).toEqual({ total: 19, limit: 12, offset: 0 })
    expect(all.body.products[0]).toMatchObject({
      id: 71,
      title: 'Unisex Staple T-Shirt | Bella + Canvas 3001',
      variant_count: 36,
      type_name: 'T-Shirt',
      brand: 'Bella + Canvas',
      description: 'A soft, light shirt that suits everybody.',
      image: expect.stringMatching(/^\/api\/image\/proxy\?url=http/),
    })
    expect(all.body.products[0]?.features[0]).toBe('100% combed and ring-spun cotton')
    expect((await list('?offset=12')).body.products).toHaveLength(7)
    const mugs = await list('?category_id=375')
    expect(mugs.body.products.map(({ id }) => id)).toEqual([19, 300])
    expect((await list('?product_type=375')).body).toEqual(mugs.body)
    expect(await list('?category_id=12')).toMatchObject({
      status: 422,
      body: { code: 'designs.category-unknown' },
    })
    for (const bad of ['?limit=0', '?limit=101', '?offset=-1', '?category_id=x'])
      expect((await list(bad)).status, bad).toBe(400)
  })

  it('shows a product with its variants at the partner’s prices [B3.43] [B7.48]', async () => {
    const { product, variants } = (await detail('71')).body.product
    expect(product.id).toBe(71)
    expect(variants).toHaveLength(36)
    expect(variants[0]).toMatchObject({
      size: 'S',
      color: 'White',
      color_label: 'White',
      color_code: '#f4f3ee',
      price: 9.25,
      sku: `PF-71-${variants[0]?.id}`,
      material: '100% cotton',
      in_stock: true,
      files: [
        { type: 'front', preview_url: '', width: 1800, height: 2400, dpi: 150, fill: 'fit' },
        { type: 'back', preview_url: '', width: 1800, height: 2400, dpi: 150, fill: 'fit' },
      ],
      blank: {
        front: expect.stringMatching(/^\/media\/garments\/tee\.front\.f4f3ee\.solid\.v\d+\/1200\.webp$/),
        folds: {
          back: expect.stringMatching(/^\/media\/garments\/tee\.back\.f4f3ee\.folds\.v\d+\/320\.webp$/),
        },
        undyed: {
          back: expect.stringMatching(/^\/media\/garments\/tee\.back\.f4f3ee\.undyed\.v\d+\/640\.webp$/),
        },
      },
    })
    expect(variants.map(({ price }) => price).slice(0, 6)).toEqual([9.25, 9.25, 9.25, 9.25, 11.25, 13.25])
    for (const unknown of ['999', '0', 'x', '1e3', '99999999999'])
      expect(await detail(unknown), unknown).toMatchObject({ status: 404 })
  })

  it('knows the print file of each side, and of each size of a poster', async () => {
    const { variants } = (await detail('1')).body.product
    expect(
      variants.map(({ files }) => files.map(({ type, width, height }) => [type, width, height])),
    ).toEqual([[['front', 3543, 4724]], [['front', 5906, 8268]], [['front', 7205, 10_748]]])
    const mug = (await detail('19')).body.product.variants[0]
    expect(mug?.files).toEqual([
      { type: 'front', preview_url: '', width: 2700, height: 1050, dpi: 300, fill: 'cover' },
    ])
  })

  it('lets the renderer draw the empty garments of its variants, and no others', async () => {
    const { db } = test.shop.database
    const { variants } = (await detail('71')).body.product
    const front = variants[0]?.blank?.front ?? ''
    expect(await designsShow(db, [front])).toBe(true)
    expect(await designsShow(db, [front.replace('f4f3ee', '123456')])).toBe(false)
    expect(await designsShow(db, [front.replace('.solid.', '.stripe-ffffff.')])).toBe(false)
    const { folds, undyed } = variants[0]?.blank ?? {}
    for (const one of [folds?.front ?? '', undyed?.front ?? '']) {
      expect(await designsShow(db, [one]), one).toBe(true)
      expect(await designsShow(db, [one.replace('f4f3ee', '123456')]), one).toBe(false)
    }
    expect(await designsShow(db, [])).toBe(false)
  })

  it('stays as it was while the partner is down, and is news again an hour later', async () => {
    const { shop } = test
    await list()
    await detail('19')
    await shop.change(`update print_products set title = 'An old title' where id = 19`)
    await switchPrintful('error-500')
    shop.clock.advance(3_600_001)
    expect((await list('?category_id=375')).body.products[0]?.title).toBe('An old title')
    expect((await detail('19')).body.product.variants).toHaveLength(2)
    await switchPrintful('none')
    await expect
      .poll(async () => (await list('?category_id=375')).body.products[0]?.title, { timeout: 20_000 })
      .toBe('White Glossy Mug | Ceramic White glossy')
  })

  it('leaves out what nothing can be printed on from a file, once that is known', async () => {
    const { shop } = test
    await forget()
    const before = await list('?limit=50')
    expect((await detail('19')).status).toBe(200)
    await shop.change(
      'delete from print_files f using print_variants v where v.id = f.variant_id and v.product_id = 19',
    )
    expect((await detail('19')).body.code).toBe('designs.product-unknown')
    const { products, paging } = (await list('?limit=50')).body
    expect(products.map(({ id }) => id)).toEqual(
      before.body.products.map(({ id }) => id).filter((id) => id !== 19),
    )
    expect(paging.total).toBe(before.body.paging.total - 1)
    await forget()
  })

  it('says so while there is nothing to show yet, and asks the partner once for all who wait', async () => {
    await forget()
    await switchPrintful('error-500')
    expect(await list()).toMatchObject({
      status: 503,
      body: { code: 'designs.catalog-unavailable', message: 'Failed to load products' },
    })
    expect(await detail('71')).toMatchObject({
      status: 503,
      body: { message: 'Failed to load product data' },
    })
    await switchPrintful('none')
    const answers = await Promise.all(Array.from({ length: 8 }, () => list()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('opens every product while the partner is down, also one that nobody has opened before, once a night has passed', async () => {
    await forget()
    const { products } = (await list('?limit=50')).body
    await switchPrintful('error-500')
    expect(await detail('1')).toMatchObject({ status: 503, body: { message: 'Failed to load product data' } })
    await switchPrintful('none')
    await test.shop.features.everyDay()
    await switchPrintful('error-500')
    const opened = await Promise.all(products.map(({ id }) => detail(String(id))))
    expect(opened.map(({ status }) => status)).toEqual(products.map(() => 200))
    expect(opened.every(({ body }) => body.product.variants.length > 0)).toBe(true)
  })

  it('takes no prices in another currency than US dollars, and the log says what to do', async () => {
    const { shop } = test
    await list()
    await shop.change('delete from print_variants; update print_products set variants_at = null')
    await switchPrintful('in-euros')
    expect((await detail('71')).status).toBe(503)
    for (const task of shop.features.tasks.filter(({ name }) => name === 'refresh-print-catalog'))
      await expect(shop.features.runner.runTask(task)).rejects.toThrow('Failed to load products')
    const [line = ''] = shop.logLines.filter((one) => one.includes('in EUR'))
    expect(line).toContain('set the currency of the store at Printful to USD')
    expect((await list()).body.products).not.toEqual([])
  })

  it('is read at night at the partner’s pace, and no further once the partner takes no more', async () => {
    const { features, sandboxUrl } = test.shop
    const printPartner = partnersAt(sandboxUrl).printPartner()
    const { catalog } = printPartner
    const pauses: number[] = []
    let isBusyAt = Number.POSITIVE_INFINITY
    const problems: string[] = []
    const shop = {
      ...features.shop,
      printPartner: { ...printPartner, catalog: { ...catalog, pauseMs: 1_200 } },
      onError: (_: unknown, subject: string) => void problems.push(subject),
    }
    const pause = async (ms: number) => {
      if (pauses.push(ms) === isBusyAt) await switchPrintful('too-many')
    }
    await refreshPrintCatalog(shop, pause)
    expect(pauses).toEqual(Array.from({ length: 18 }, () => 1_200))
    expect(problems).toEqual([])
    isBusyAt = pauses.length + 3
    await refreshPrintCatalog(shop, pause)
    expect(pauses).toHaveLength(isBusyAt)
    expect(problems).toEqual([expect.stringMatching(/^print catalog, product \d+$/)])
    // However often it says so, it is not down.
    for (let nth = 0; nth < 6; nth += 1)
      await expect(catalog.listing()).rejects.toMatchObject({ code: 'print.busy' })
    await switchPrintful('none')
    expect((await catalog.listing()).products).toHaveLength(19)
  })

  it('forgets no product that the partner has dropped, but lists it no more', async () => {
    const { shop } = test
    await list()
    await shop.change(
      `insert into print_products (id, position, title, image, type_name, brand, description, variant_count)
       values (4242, 0, 'Gone', '', '', '', '', 0)`,
    )
    expect((await detail('4242')).status).toBe(200)
    await shop.features.everyDay()
    expect((await detail('4242')).status).toBe(404)
    const { rows } = await shop.database.pool.query('select is_listed from print_products where id = 4242')
    expect(rows).toEqual([{ is_listed: false }])
  })
})

import type { TestShop } from '../test-shop.ts'

/** A product of the shop that can be designed in the partner's own designer. */
export async function designableProduct(shop: TestShop) {
  const { products } = (await shop.call('catalog.list', { body: {} })).body
  const made = products.find(({ madeToOrder }) => madeToOrder)
  for (const { _id } of products.filter(({ madeToOrder }) => madeToOrder)) {
    const { product } = (await shop.call('catalog.single', { body: { slug: _id } })).body
    const { printful_product_id: partnersId, printful_variant_id: variantId } = product
    if (partnersId !== undefined && variantId !== undefined) return { product, partnersId, variantId }
  }
  throw new Error(`no product can be designed, as ${made?.name}`)
}

/** Opens the designer over the API. */
export async function openedDesigner(shop: TestShop, token: string) {
  const found = await designableProduct(shop)
  const { partnersId: printfulProductId, variantId, product } = found
  const body = { productId: product._id, printfulProductId, variantId }
  const { designId, designerUrl } = (await shop.call('custom-products.open-embedded', { token, body })).body
  return { ...found, designId, designerUrl }
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Designs and saves at the partner, as its page does. */
export async function designedAt(
  shop: TestShop,
  opened: Pick<Awaited<ReturnType<typeof openedDesigner>>, 'designerUrl' | 'partnersId' | 'variantId'>,
  { placement = 'front', hasFile = true }: { readonly placement?: string; readonly hasFile?: boolean } = {},
): Promise<void> {
  const answer = await fetch(`${shop.sandboxUrl}/embedded-designer/designs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      nonce: new URLSearchParams(opened.designerUrl.split('?')[1]).get('nonce'),
      productId: opened.partnersId,
      variantId: opened.variantId,
      placement,
      print: hasFile ? `data:image/png;base64,${dot}` : null,
      mockup: `data:image/jpeg;base64,${dot}`,
    }),
  })
  if (!answer.ok) throw new Error(`the designer answered ${answer.status}`)
}

import { cartCalls } from '@first-fashion/contract/cart/calls'
import { samples } from '@first-fashion/contract/samples'
import { expect, it } from 'vitest'
import { type AddedItem, drawerLines } from './drawer-lines.rules.ts'

const { lines, totals, cartData } = cartCalls['cart.get'].response.parse(samples['cart.get'])
const added: AddedItem = {
  itemId: 'new-product',
  variantIndex: 2,
  size: 'M',
  color: 'Hibiscus',
  colorCode: '#c33',
  name: 'Linen dress',
  image: '/media/dress.webp',
  price: 4_350,
}
const worthOf = ({ counted }: ReturnType<typeof drawerLines>) =>
  counted.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
const variantInfo = { color: 'Hibiscus', colorCode: '#c33', variantIndex: 2 }

it('shows what was just added first, marked and counted, before the server knows of it [A4.04]', () => {
  const shown = { ...cartData, 'new-product_2': { M: 2, variantInfo } }
  const drawer = drawerLines(lines, shown, added)
  expect(drawer.lines[0]).toMatchObject({
    name: 'Linen dress',
    options: ['Hibiscus', 'M'],
    quantity: 2,
    price: 4_350,
    isBeingAdded: true,
  })
  expect(drawer.lines).toHaveLength(lines.length + 1)
  expect(worthOf(drawer)).toBe(totals.subtotal + 8_700)
})

it('adds units to a line that is there, and marks it until they are confirmed', () => {
  const [line] = lines
  if (line === undefined) throw new Error('the sample has no line')
  const { productId, variantIndex, size, color, colorCode, quantity } = line
  const same = { ...added, itemId: productId, variantIndex, size, color, colorCode }
  const more = { [line.key]: { [size]: quantity + 1, variantInfo: { color, colorCode, variantIndex } } }
  const drawer = drawerLines(lines, more, same)
  expect(drawer.lines).toHaveLength(lines.length)
  expect(drawer.lines[0]).toMatchObject({ name: line.name, quantity: quantity + 1, isBeingAdded: true })
  expect(worthOf(drawer)).toBe(totals.subtotal + line.price)
  const confirmed = drawerLines(lines, cartData, same)
  expect(confirmed.lines[0]).toMatchObject({ quantity, isBeingAdded: false })
  expect(worthOf(confirmed)).toBe(totals.subtotal)
})

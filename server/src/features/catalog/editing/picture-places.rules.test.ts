import { describe, expect, it } from 'vitest'
import { picturesOfColour, picturesOfProduct } from './picture-places.rules.ts'

const picture = (address: string, variantId: string | null) => ({ address, alt: '', variantId })
const [all, red, blue, red2] = [
  picture('all', null),
  picture('red', 'red'),
  picture('blue', 'blue'),
  picture('red2', 'red'),
]

describe('the pictures before a colour is chosen', () => {
  it('are those of the first colour and of all colours, in their order', () => {
    expect(picturesOfProduct([blue, red, all, red2])).toEqual(['blue', 'all'])
    expect(picturesOfProduct([all, red, blue, red2])).toEqual(['all', 'red', 'red2'])
    expect(picturesOfProduct([all])).toEqual(['all'])
    expect(picturesOfProduct([])).toEqual([])
  })
})

describe('the pictures of a colour', () => {
  it('are its own and those of all colours', () => {
    expect(picturesOfColour([red, all, blue], 'blue')).toEqual(['all', 'blue'])
  })

  it('are those of the product if it has none of its own', () => {
    expect(picturesOfColour([red, all, blue], 'green')).toEqual(['red', 'all'])
  })
})

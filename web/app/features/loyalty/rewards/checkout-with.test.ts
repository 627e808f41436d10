import { describe, expect, it } from 'vitest'
import { checkoutWith, isForCheckout } from './checkout-with.ts'

describe('the code of a reward', () => {
  it('is offered at the checkout where it takes something off there', () => {
    const types = ['discount', 'free_shipping', 'product', 'store_credit', 'special_access'] as const
    expect(types.filter(isForCheckout)).toEqual(['discount', 'free_shipping', 'product'])
  })

  it('goes to the checkout in its address', () => {
    expect(checkoutWith('REWARD-7K2M')).toBe('/place-order?code=REWARD-7K2M')
  })
})

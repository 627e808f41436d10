import { describe, expect, it } from 'vitest'
import { formOf, rewardForm, type TypedReward } from './reward-form.ts'

const typed: TypedReward = { ...formOf(undefined), name: 'Off', amount: '1,500', pointsCost: '10' }
const wrongFields = (change: Partial<TypedReward>) =>
  rewardForm.safeParse({ ...typed, ...change }).error?.issues.map(({ path }) => path[0])

describe('the form of a reward', () => {
  it('gives what the contract asks for', () => {
    expect(rewardForm.parse({ ...typed, stock: ' 4 ', minimumOrderAmount: '10,000.50' })).toEqual({
      name: 'Off',
      description: '',
      image: '',
      imageAlt: '',
      type: 'discount',
      amount: 1500,
      isPercentage: false,
      product: '',
      pointsCost: 10,
      stock: 4,
      minimumOrderAmount: 10000.5,
      isActive: true,
    })
    expect(rewardForm.parse({ ...typed, type: 'free_shipping', isPercentage: true })).toMatchObject({
      amount: 0,
      isPercentage: false,
      stock: null,
    })
    const access = { type: 'special_access', amount: '5', minimumOrderAmount: '900' } as const
    expect(rewardForm.parse({ ...typed, ...access })).toMatchObject({ amount: 0, minimumOrderAmount: 0 })
  })

  it.each([
    ['name', { name: ' ' }],
    ['amount', { amount: '' }],
    ['amount', { amount: '101', isPercentage: true }],
    ['product', { type: 'product' }],
    ['pointsCost', { pointsCost: '0' }],
    ['pointsCost', { pointsCost: '2.5' }],
    ['stock', { stock: 'some' }],
    ['minimumOrderAmount', { minimumOrderAmount: 'much' }],
    ['minimumOrderAmount', { minimumOrderAmount: '2.500' }],
    ['amount', { amount: '2.500' }],
  ] as const)('has an error at %s for %j', (field, change) => {
    expect(wrongFields(change)).toEqual([field])
  })
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall, tagsOf } from './call.ts'

const rest = {
  method: 'GET',
  path: '/api/admin/gifts',
  summary: 'Lists gifts.',
  request: {},
  response: z.object({ gifts: z.array(z.string()) }),
  refusals: [],
} as const

describe('a call', () => {
  it('of staff names the permission that it needs, or does not type-check', () => {
    const call = defineCall({ ...rest, access: 'staff', permission: 'orders.read' })
    expect(call.permission).toBe('orders.read')
    // @ts-expect-error a staff call without a permission
    defineCall({ ...rest, access: 'staff' })
    // @ts-expect-error a permission that no role has
    defineCall({ ...rest, access: 'staff', permission: 'gifts.give' })
  })

  it('of anyone else has no permission', () => {
    // @ts-expect-error a shopper has no role
    defineCall({ ...rest, access: 'customer', permission: 'orders.read' })
    // @ts-expect-error no access is no default
    defineCall(rest)
  })

  it('says what its answers show', () => {
    const always = defineCall({ ...rest, access: 'everyone', tags: ['gifts'] })
    expect(tagsOf(always)).toEqual(['gifts'])
    expect(tagsOf(always, { gifts: [] })).toEqual(['gifts'])
    const byAnswer = defineCall({ ...rest, access: 'everyone', tags: { of: ({ gifts }) => gifts } })
    expect(tagsOf(byAnswer)).toBeUndefined()
    expect(tagsOf(byAnswer, { gifts: ['scarf'] })).toEqual(['scarf'])
    expect(tagsOf(defineCall({ ...rest, access: 'everyone' }), { gifts: [] })).toBeUndefined()
  })
})

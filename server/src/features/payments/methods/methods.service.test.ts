import { describe, expect, it } from 'vitest'
import { createInvalidation } from '../../../platform/bus/invalidation.ts'
import { postgresBus } from '../../../platform/bus/postgres-bus.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { providerOf } from '../payments-deps.ts'
import { createPaymentMethods } from './methods.service.ts'

const providers = { stripe: null, koko: null, razorpay: null }

describe('partners that are not set up', () => {
  it('are neither offered nor called, and the call says so in words', () => {
    const url = 'postgres://127.0.0.1:9/none'
    const database = openDatabase({ url, poolSize: 1, onPoolError: () => {} })
    const invalidation = createInvalidation({
      bus: postgresBus({ url, onError: () => {} }),
      onError: () => {},
    })
    expect(createPaymentMethods({ database, providers, invalidation }).offeredIn('LK')).toEqual(['cod'])
    for (const name of ['koko', 'razorpay', 'stripe'] as const)
      expect(() => providerOf({ providers }, name)).toThrow('is not available right now.')
  })
})

import { describe, expect, it } from 'vitest'
import { kokoReturnOf } from './koko-return.rules.ts'

describe('the way back from Koko', () => {
  it('is read from its address', () => {
    const told = { trnId: 't1', orderId: 'o-1', status: 'SUCCESS', desc: 'fine' }
    expect(kokoReturnOf('?success=true&orderId=o-1&trnId=t1&status=SUCCESS&desc=fine')).toEqual(told)
  })
  it('is read as well when a second question mark stands in it, and when parts are missing', () => {
    expect(kokoReturnOf('?success=false?orderId=o-1&trnId=t1&status=CANCELED')).toEqual({
      trnId: 't1',
      orderId: 'o-1',
      status: 'CANCELED',
      desc: '',
    })
    expect(kokoReturnOf('')).toMatchObject({ orderId: '' })
  })
})

import { describe, expect, it } from 'vitest'
import { kokoReturnOf } from './koko-return.rules.ts'

describe('the return from Koko', () => {
  it('is read from its URL', () => {
    const shown = { trnId: 't1', orderId: 'o-1', status: 'SUCCESS', desc: 'fine' }
    expect(kokoReturnOf('?success=true&orderId=o-1&trnId=t1&status=SUCCESS&desc=fine')).toEqual(shown)
  })
  it('is also read with a second question mark and with missing parts', () => {
    expect(kokoReturnOf('?success=false?orderId=o-1&trnId=t1&status=CANCELED')).toEqual({
      trnId: 't1',
      orderId: 'o-1',
      status: 'CANCELED',
      desc: '',
    })
    expect(kokoReturnOf('')).toMatchObject({ orderId: '' })
  })
})

import { expect, it } from 'vitest'
import { customerDeleted } from './personal-data.events.ts'

it('a deleted account of the version before has its last email too', () => {
  const { payload } = customerDeleted
  expect(payload.parse({ customerId: 'c', emailId: 'e' })).toEqual({ customerId: 'c', emailId: 'e' })
  expect(payload.parse({ customerId: 'c', farewellId: 'e' })).toEqual({ customerId: 'c', emailId: 'e' })
  expect(payload.parse({ farewellId: 'e' })).toEqual({ customerId: '', emailId: 'e' })
})

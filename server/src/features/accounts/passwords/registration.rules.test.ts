import { describe, expect, it } from 'vitest'
import { passwordWeakness, registrationErrors } from './registration.rules.ts'

describe('a registration', () => {
  const right = { name: 'Nadeesha', email: 'nadeesha@example.com', password: 'a-long-enough-one' }

  it('needs a name, an address and a password, and names all that is wrong', () => {
    expect(registrationErrors(right)).toEqual({})
    expect(registrationErrors({ name: ' ', email: ' ', password: '' })).toEqual({
      name: 'Please enter your name',
      email: 'Please enter your email address',
      password: 'Password must be at least 8 characters long',
    })
    expect(registrationErrors({ ...right, email: 'nadeesha' })).toEqual({
      email: 'Please enter a valid email address',
    })
  })

  it('refuses short and common passwords', () => {
    expect(passwordWeakness('1234567')).toMatch(/at least 8/)
    expect(passwordWeakness('kandy-19')).toBeUndefined()
    for (const common of ['password', 'PASSWORD']) expect(passwordWeakness(common)).toMatch(/most common/)
  })
})

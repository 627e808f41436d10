import { describe, expect, it } from 'vitest'
import { changeErrors, linksOf } from './profile.rules.ts'

const today = '2026-11-29'
const links = { type: 'socialLinks', facebook: '', instagram: '', twitter: '', linkedin: '' } as const

describe('a change of the profile', () => {
  it('needs a name and, if any, a telephone number that can be one', () => {
    const basic = (name: string, phone: string) =>
      changeErrors({ type: 'basicInfo', name, email: 'nadeesha@example.com', phone }, today)
    expect(basic('Nadeesha', '')).toEqual({})
    expect(basic('Nadeesha', '077 123 4567')).toEqual({})
    expect(Object.keys(basic(' ', '12'))).toEqual(['name', 'phone'])
  })

  it('has a date of birth that is not in the future', () => {
    const born = (dateOfBirth: string) =>
      changeErrors({ type: 'personalInfo', dateOfBirth, gender: '' }, today)
    expect(born('')).toEqual({})
    expect(born(today)).toEqual({})
    expect(Object.keys(born('2026-11-30'))).toEqual(['dateOfBirth'])
  })

  it('has links that lead to their network', () => {
    expect(changeErrors({ ...links, instagram: 'instagram.com/nadeesha' }, today)).toEqual({})
    const wrong = changeErrors({ ...links, instagram: 'example.com/x', linkedin: 'facebook.com/x' }, today)
    expect(Object.keys(wrong)).toEqual(['instagram', 'linkedin'])
  })
})

it('links are kept complete, each under its network, and wrong ones as none', () => {
  const typed = {
    facebook: 'fb.com/a',
    instagram: 'instagram.com/b',
    twitter: 'x.com/c',
    linkedin: 'x.com/d',
  }
  expect(linksOf({ type: 'socialLinks', ...typed })).toEqual({
    facebook: 'https://fb.com/a',
    instagram: 'https://instagram.com/b',
    twitter: 'https://x.com/c',
    linkedin: '',
  })
  expect(linksOf({ ...links, linkedin: 'linkedin.com/in/d' }).linkedin).toBe('https://linkedin.com/in/d')
  expect(linksOf({ ...links, facebook: 'x.com', instagram: 'x.com', twitter: 'fb.com' })).toEqual({
    facebook: '',
    instagram: '',
    twitter: '',
    linkedin: '',
  })
})

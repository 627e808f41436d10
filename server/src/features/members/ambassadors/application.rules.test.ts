import { applicationFields } from '@first-fashion/contract/members/application'
import { describe, expect, it } from 'vitest'
import { readApplication } from './application.rules.ts'

const good = {
  fullName: 'Nadeesha Silva',
  email: 'nadeesha@example.com',
  phone: '+94 77 123 4567',
  followerCount: 1200,
  bio: 'I sew.',
  whyAmbassador: 'I wear it anyway.',
}

const refusal = (change: object) => {
  try {
    readApplication(applicationFields.parse({ ...good, ...change }))
  } catch (error) {
    return error
  }
  return undefined
}

describe('an application', () => {
  it('needs name, email, phone, followers, a bio and a reason [B5.09]', () => {
    for (const missing of ['fullName', 'email', 'phone', 'followerCount', 'bio', 'whyAmbassador'])
      expect([missing, refusal({ [missing]: ' ' })]).toMatchObject([
        missing,
        { code: 'community.application-incomplete', message: 'Please fill all required fields' },
      ])
    expect(refusal({ followerCount: 0 })).toBeUndefined()
    for (const followerCount of [-1, 1.5, 'many'])
      expect(refusal({ followerCount })).toMatchObject({ code: 'community.application-invalid' })
  })

  it('names each field that is missing or wrong, and no other', () => {
    expect(refusal({ phone: '', followerCount: ' ' })).toHaveProperty('details.errors', {
      phone: 'Required',
      followerCount: 'Required',
    })
    expect(refusal({ bio: '' })).toHaveProperty('details.errors', { bio: 'Required' })
    expect(refusal({ email: 'nadeesha' })).toHaveProperty('details.errors', {
      email: 'Please enter a valid email address',
    })
    expect(refusal({ followerCount: '1234567890' })).toHaveProperty('details.errors', {
      followerCount: 'Enter the number of your followers, 0 or more',
    })
  })

  it('takes the number of followers as people write it', () => {
    expect(refusal({ followerCount: '1,200' })).toBeUndefined()
    expect(refusal({ followerCount: '12 000' })).toBeUndefined()
  })

  it('takes three links', () => {
    const links = ['a', 'b', 'c'].map((name) => `https://${name}.example`)
    expect(refusal({ portfolio: links })).toBeUndefined()
  })

  it('drops links that are empty, and takes three others [B5.11]', () => {
    const read = readApplication(
      applicationFields.parse({ ...good, portfolio: ['', 'https://a.example', ' ', 'https://b.example'] }),
    )
    expect(read.portfolio).toEqual(['https://a.example', 'https://b.example'])
    const four = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example`)
    expect(refusal({ portfolio: four })).toMatchObject({ message: 'You can add 3 links' })
    expect(refusal({ portfolio: ['javascript:alert(1)'] })).toMatchObject({
      details: { errors: { portfolio: expect.stringContaining('https://') } },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callList, tagsOf, uploadFieldOf } from './index.ts'

const fieldsOf = (body: z.ZodType | undefined) => (body instanceof z.ZodObject ? Object.keys(body.shape) : [])

describe('each call', () => {
  it('of a shopper that takes a picture limits how many', () => {
    const uploads = callList.filter(
      ([, { access, request }]) => access !== 'staff' && uploadFieldOf(request) !== undefined,
    )
    expect(uploads.length).toBeGreaterThan(0)
    for (const [name, { limit }] of uploads) expect([name, limit]).toEqual([name, 'uploads'])
  })

  it('that takes a password or a secret limits the tries', () => {
    const secrets = ['password', 'currentPassword', 'token']
    const guessed = callList.filter(([, { request }]) =>
      fieldsOf(request.body).some((field) => secrets.includes(field)),
    )
    expect(guessed.length).toBeGreaterThan(5)
    const unlimited = guessed.filter(([, { limit }]) => limit === undefined).map(([name]) => name)
    expect(unlimited).toEqual([])
  })

  it('that screens repeat by themselves only reads', () => {
    const repeated = callList.filter(([, { isBackground }]) => isBackground === true)
    expect(repeated.map(([name]) => name)).toContain('staff.today')
    for (const [name, { method }] of repeated) expect([name, method]).toEqual([name, 'GET'])
  })

  it('whose answer a cached page shows is public', () => {
    for (const [name, call] of callList)
      if (tagsOf(call) !== undefined) expect([name, call.access]).toEqual([name, 'everyone'])
  })
})

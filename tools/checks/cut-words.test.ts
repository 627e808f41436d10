import { describe, expect, it } from 'vitest'
import { cutWordProblems } from './cut-words.ts'

describe('words that are cut', () => {
  it.each([
    'customer.firstName.slice(0, 40)',
    'message?.slice(0, limit)',
    'const cut = `$' + '{a} of $' + '{b}`.slice(0, 160)',
    "items.map(({ name }) => name).join(', ').slice(0, 160)",
    "(data?.reason ?? '').substring(0, 300)",
    'String(error).slice(0, 500)',
    "bio.replace(/\\s+/g, ' ')\n  .slice(0, longest)",
  ])('by units are found: %s', (code) => {
    expect(cutWordProblems('one.ts', code)).toEqual([expect.stringMatching(/^one\.ts:\d+: words are cut/)])
  })

  it.each([
    'products.slice(0, 6)',
    "hash.digest('hex').slice(0, 24)",
    'now.toISOString().slice(0, 10)',
    "crypto.randomUUID().replaceAll('-', '').slice(0, 12)",
    "typed.replace(/\\D/g, '').slice(0, 4)",
    'name.slice(0, -1)',
    'names.slice(0, 3)',
  ])('lists and codes are not: %s', (code) => {
    expect(cutWordProblems('one.ts', code)).toEqual([])
  })
})

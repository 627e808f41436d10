import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

describe('a CSV file', () => {
  it('has a line for each row, with cells quoted where they must be', () => {
    expect(
      csvOf([
        ['email', 'note'],
        ['a@example.com', 'said "hello", twice'],
        ['b@example.com', 'two\nlines'],
      ]),
    ).toBe('email,note\r\na@example.com,"said ""hello"", twice"\r\nb@example.com,"two\nlines"\r\n')
  })

  it.each(['=1+1', '+94 77', '-2', '@sum(a1)', '\tx'])('writes %s as text and not as a formula', (text) => {
    expect(csvOf([[text]])).toBe(`'${text}\r\n`)
  })
})

import { describe, expect, it } from 'vitest'
import { csvOf, readCsv } from './csv.ts'

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

describe('a CSV file that was uploaded', () => {
  it.each([
    ['commas', 'a,"b, c"\r\n\r\nd\r\n'],
    ['semicolons', '\uFEFFa;"b, c"\n\nd'],
    ['tabs', 'a\tb, c\n\nd'],
  ])('has its rows with their lines, with %s', (_what, text) => {
    expect(readCsv(text)).toEqual([
      { line: 1, cells: ['a', 'b, c'] },
      { line: 3, cells: ['d'] },
    ])
  })

  it('cannot be read with a quote that does not end', () => {
    expect(readCsv('a,"b')).toBeUndefined()
  })
})

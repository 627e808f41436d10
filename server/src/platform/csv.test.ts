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

  it.each(['=1+1', '+94 77', '-2', '@sum(a1)', '\tx', '＝1+1', '＠sum(a1)'])(
    'writes %s as text and not as a formula',
    (text) => {
      expect(csvOf([[text]])).toBe(`'${text}\r\n`)
    },
  )
})

it('a CSV file has numbers as they are', () => {
  expect(csvOf([[-2, 0.5]])).toBe('-2,0.5\r\n')
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

  it.each([
    ['a text written as a formula', 'a,="00123"', ['a', '00123']],
    ['the same in quotes', 'a,"=""00123"""', ['a', '00123']],
    ['a text that is none', "a,'+94 77", ['a', '+94 77']],
    ['an inch mark', 'a,12" box,b', ['a', '12" box', 'b']],
    ['separators in quotes', '"a; b; c",d\r\n', ['a; b; c', 'd']],
    ['a note that has another separator', 'a;b, c;d', ['a', 'b, c', 'd']],
  ])('has %s', (_what, text, cells) => {
    expect(readCsv(text)).toEqual([{ line: 1, cells }])
  })

  it.each(['sep=;\r\na;b, c', '\uFEFFsep=;\na;b, c', '"sep=;"\na;b, c'])(
    'names its separator: %j',
    (text) => {
      expect(readCsv(text)).toEqual([{ line: 2, cells: ['a', 'b, c'] }])
    },
  )

  it('loses rows of separators only', () => {
    expect(readCsv('a,b\r\n,,,\r\n , \r\n"",\r\nc,d\r\n,,\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 5, cells: ['c', 'd'] },
    ])
  })

  it('cannot be read with a quote that does not end', () => {
    expect(readCsv('a,"b')).toBeUndefined()
  })
})

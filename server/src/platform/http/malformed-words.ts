import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/**
 * What is wrong with a field, in words that a shopper can read; used where the contract has no words of its own.
 * To be read after the field's name: 'firstName is too long (at most 80 characters)'.
 */
export function malformedWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? 'something else'}`
    case 'too_big':
      return `is too ${sizeWords(issue.origin)[1]} (at most ${issue.maximum}${unitOf(issue.origin)})`
    case 'too_small':
      return (issue.origin === 'string' || issue.origin === 'array') && issue.minimum === 1
        ? 'is empty'
        : `is too ${sizeWords(issue.origin)[0]} (at least ${issue.minimum}${unitOf(issue.origin)})`
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`
    default:
      return 'has the wrong format'
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const sizeWords = (origin: string): readonly [string, string] =>
  origin === 'string' || origin === 'array' ? ['short', 'long'] : ['small', 'large']

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''

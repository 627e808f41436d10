import { z } from 'zod'
import { success } from './call.ts'

/** A page number or size from a URL. */
export const wholeNumberInQuery = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().int().min(minimum).max(maximum))

/** Several values under one query key, as ?category=Men&category=Women. */
export const severalInQuery = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.enum(values).transform((one) => [one]), z.array(z.enum(values)).max(values.length)])

/** Several free values under one query key, each of a limited length. */
export const severalTextsInQuery = (most: number, maximumLength: number) => {
  const text = z.string().min(1).max(maximumLength)
  return z.union([text.transform((one) => [one]), z.array(text).max(most)])
}

/** The page of a list, and what its rows must contain. */
export const pageInQuery = wholeNumberInQuery(1, 100_000).optional()
export const searchInQuery = z.string().max(100).optional()

/** One page of a list, with the number of all rows and pages. */
export const listPage = <Rows extends z.ZodRawShape>(rows: Rows) =>
  success({ ...rows, total: z.number().int(), pages: z.number().int() })

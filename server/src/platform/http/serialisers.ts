import fastJson from 'fast-json-stringify'
import type { z } from 'zod'
import { jsonSchemaOf } from './schemas.ts'

type Serialiser = (answer: unknown) => string

const compiled = new WeakMap<z.ZodType, Serialiser>()

/**
 * Writes answers of a schema as JSON, with its fields only. It is compiled when it is first asked for: a shop has
 * hundreds of calls, and would start a quarter of a second later with all of them.
 */
export function serialiserOf(schema: z.ZodType): Serialiser {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const serialiser = fastJson(jsonSchemaOf(schema, 'output'))
  compiled.set(schema, serialiser)
  return serialiser
}

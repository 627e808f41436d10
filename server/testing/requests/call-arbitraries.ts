import type { Call } from '@first-fashion/contract'
import fc from 'fast-check'
import { jsonSchemaOf } from '../../src/platform/http/schemas.ts'

/** Requests for a call: as its contract says, nearly so, and nothing like it. */
export function requestsFor(call: Call, knownIds: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const part = (schema: Call['request']['body']) =>
    schema === undefined ? fc.constant({}) : likeSchema(jsonSchemaOf(schema, 'input'), knownIds)
  return fc.record({
    body: fc.oneof(
      { arbitrary: part(call.request.body), weight: 5 },
      { arbitrary: fc.jsonValue(), weight: 1 },
    ),
    params: part(call.request.params),
    query: part(call.request.query),
  })
}

export interface FuzzedRequest {
  readonly body: unknown
  readonly params: unknown
  readonly query: unknown
}

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** Values that fit a JSON schema, with now and then one of another type or far beyond its bounds. */
export function likeSchema(schema: Schema, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fitting(schema, knownIds), weight: 8 },
    {
      arbitrary: fc.constantFrom(null, '', 'x'.repeat(5000), -1, 1e308, 0.5, [], {}, true, '\u0000', "';--"),
      weight: 1,
    },
  )
}

function fitting(schema: Schema, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)]
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => likeSchema(choice, knownIds)))
  if (schema.type === 'object') return objectLike(schema, knownIds)
  if (schema.type === 'array')
    return fc.array(isSchema(schema.items) ? likeSchema(schema.items, knownIds) : fc.jsonValue(), {
      maxLength: 4,
    })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer())
  if (schema.type === 'number') return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.double())
  if (schema.type === 'string') return text(knownIds)
  return fc.jsonValue()
}

function objectLike(schema: Schema, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : []
  const fields = properties.flatMap(([name, of]) =>
    isSchema(of) ? [[name, likeSchema(of, knownIds)] as const] : [],
  )
  const names = fields.map(([name]) => name)
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: names.filter((_, at) => (at + names.length) % 7 !== 0),
  })
}

const text = (knownIds: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...knownIds),
    fc.constantFrom('M', 'LK', 'LKR', '1', 'person@example.com', '77 123 4567', 'a-long-enough-one'),
    fc.string({ maxLength: 40, unit: 'grapheme' }),
  )

export type FormValue = string | FormFields
export interface FormFields {
  [key: string]: FormValue
}

const keyShape = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads Stripe's form encoding: line_items[0][price_data][currency]=lkr becomes nested fields, and expand[]=a&expand[]=b
 * becomes fields 0 and 1. A malformed key stays as it is, and is refused as unknown.
 */
export function parseForm(body: string): FormFields {
  const fields: FormFields = {}
  for (const [key, value] of new URLSearchParams(body)) {
    const [, first, brackets = ''] = keyShape.exec(key) ?? []
    const inner = [...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, name = '']) => name)
    place(fields, [first ?? key, ...inner], value)
  }
  return fields
}

function place(fields: FormFields, [name, ...rest]: readonly string[], value: string): void {
  if (name === undefined || forbidden.has(name)) return
  const key = name === '' ? String(Object.keys(fields).length) : name
  if (rest.length === 0) {
    fields[key] = value
    return
  }
  const before = fields[key]
  const child: FormFields = typeof before === 'object' ? before : {}
  fields[key] = child
  place(child, rest, value)
}

/** Fields numbered 0, 1, 2 ... as a list; anything else stays as it is. */
export function asList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : value
}

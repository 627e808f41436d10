export type FormValue = string | FormFields
export interface FormFields {
  [key: string]: FormValue
}

/** Reads Stripe's form encoding: line_items[0][price_data][currency]=lkr becomes nested fields. */
export function parseForm(body: string): FormFields {
  const fields: FormFields = {}
  for (const [key, value] of new URLSearchParams(body)) {
    const path = key.split(/\[|\]/).filter((part) => part !== '')
    place(fields, path, value)
  }
  return fields
}

function place(fields: FormFields, [key, ...rest]: string[], value: string): void {
  if (key === undefined || ['__proto__', 'constructor', 'prototype'].includes(key)) return
  if (rest.length === 0) {
    fields[key] = value
    return
  }
  const inner = fields[key]
  const child: FormFields = typeof inner === 'object' ? inner : {}
  fields[key] = child
  place(child, rest, value)
}

/** A list that came as fields 0, 1, 2 ... */
export const listOf = (value: FormValue | undefined): FormValue[] =>
  typeof value === 'object' ? Object.values(value) : []

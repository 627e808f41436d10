import type { Activity } from '@first-fashion/contract/staff/activity-calls'
import { cutText } from '@first-fashion/contract/text/cut-text'

type Details = Activity['details']

/** What an entry of the audit log says of its change, as people read it: before and after, or field by field. */
export function detailsOf(change: unknown): Details {
  if (typeof change !== 'object' || change === null) return []
  const { from, to, ...others } = { from: undefined, to: undefined, ...change }
  const isFromTo = from !== undefined && to !== undefined
  const first: Details = isFromTo ? [{ name: '', before: textOf(from), after: textOf(to) }] : []
  const rest = Object.entries(isFromTo ? others : change)
  return [...first, ...rest.map(([name, after]) => ({ name, before: null, after: textOf(after) }))]
}

/** A long description of a product stays out of a list; all permissions of a role are in it. */
const textOf = (value: unknown): string => {
  if (isTexts(value)) return cutText(value.join(', '), 1000)
  return cutText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 200)
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

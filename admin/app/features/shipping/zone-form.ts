import { typedNumber, typedRupees } from '@first-fashion/contract/money/typed-amount'
import { type StaffZone, staffShippingCalls } from '@first-fashion/contract/shipping/staff-calls'
import type { Resolver } from 'react-hook-form'
import type { ZoneWords } from './queries.ts'

const { body } = staffShippingCalls['staff.zone-add'].request

/** The form values of a zone: one list entry per line. */
export interface ZoneForm {
  readonly name: string
  readonly places: string
  readonly isDelivered: boolean
  readonly isActive: boolean
  readonly fee: string
  readonly freeOver: string
  readonly daysFrom: string
  readonly daysTo: string
  readonly hasExpress: boolean
  readonly expressExtra: string
  readonly expressFrom: string
  readonly expressTo: string
  readonly weightSteps: string
  readonly priceSteps: string
}

/** The error of a field: its message, and its line. */
export type ZoneErrors = Partial<
  Record<
    keyof ZoneForm,
    {
      readonly word: 'missing' | 'placesNeeded' | 'feeNeeded' | 'daysNeeded' | 'stepsNeeded'
      readonly line: number
    }
  >
>

export function formOf(zone: StaffZone | undefined): ZoneForm {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : String(value)
  return {
    name: zone?.name ?? '',
    places: (zone?.places ?? [])
      .map(({ countryCode, state, city }) => [countryCode, state, city].join(', ').replace(/(, )+$/, ''))
      .join('\n'),
    isDelivered: zone?.isDelivered ?? true,
    isActive: zone?.isActive ?? true,
    fee: text(zone?.fee),
    freeOver: text(zone?.freeOver),
    daysFrom: text(zone?.days.min),
    daysTo: text(zone?.days.max),
    hasExpress: zone !== undefined && zone.express !== null,
    expressExtra: text(zone?.express?.extra),
    expressFrom: text(zone?.express?.days.min),
    expressTo: text(zone?.express?.days.max),
    weightSteps: (zone?.weightSteps ?? []).map(({ fromGrams, extra }) => `${fromGrams}: ${extra}`).join('\n'),
    priceSteps: (zone?.priceSteps ?? []).map(({ fromRupees, fee }) => `${fromRupees}: ${fee}`).join('\n'),
  }
}

/** The zone of a form, or the errors of its fields. */
export function zoneOf(form: ZoneForm): { zone?: ZoneWords; errors: ZoneErrors } {
  const { data, error } = body.safeParse({
    name: form.name,
    places: linesOf(form.places).map(placeOf),
    isDelivered: form.isDelivered,
    fee: typedRupees(form.fee),
    freeOver: form.freeOver.trim() === '' ? null : typedRupees(form.freeOver),
    days: { min: typedNumber(form.daysFrom, 0), max: typedNumber(form.daysTo, 0) },
    express: form.hasExpress
      ? {
          extra: typedRupees(form.expressExtra),
          days: { min: typedNumber(form.expressFrom, 0), max: typedNumber(form.expressTo, 0) },
        }
      : null,
    weightSteps: linesOf(form.weightSteps)
      .map(stepOf)
      .map(([from, amount]) => ({ fromGrams: typedNumber(from, 0), extra: typedRupees(amount) })),
    priceSteps: linesOf(form.priceSteps)
      .map(stepOf)
      .map(([from, amount]) => ({ fromRupees: typedRupees(from), fee: typedRupees(amount) })),
  })
  if (data !== undefined) return { zone: data, errors: {} }
  const errors = error.issues.map(({ path }) => errorAt(path)).reverse()
  return { errors: Object.assign({}, ...errors) }
}

/** What the form gives: the zone, and whether it is in use. */
export type ZoneSaving = ZoneWords & { readonly isActive: boolean }

/** Checks the form with the contract's schema. */
export const zoneResolver: Resolver<ZoneForm, unknown, ZoneSaving> = (form) => {
  const { zone, errors } = zoneOf(form)
  if (zone !== undefined) return { values: { ...zone, isActive: form.isActive }, errors: {} }
  const wrong = Object.entries(errors).map(([field, { word }]) => [field, { type: word }])
  return { values: {}, errors: Object.fromEntries(wrong) }
}

/** The field that shows an error of the contract's schema, and the line of a list. */
function errorAt([field, at]: readonly PropertyKey[]): ZoneErrors {
  const line = typeof at === 'number' ? at + 1 : 0
  if (field === 'places') return { places: { word: 'placesNeeded', line } }
  if (field === 'weightSteps' || field === 'priceSteps') return { [field]: { word: 'stepsNeeded', line } }
  if (field === 'fee' || field === 'freeOver') return { [field]: { word: 'feeNeeded', line } }
  if (field === 'days') return { daysFrom: { word: 'daysNeeded', line } }
  if (field === 'express')
    return at === 'extra'
      ? { expressExtra: { word: 'feeNeeded', line } }
      : { expressFrom: { word: 'daysNeeded', line } }
  return { name: { word: 'missing', line } }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A place with more parts than it can have gets no country, which no place may lack. */
function placeOf(line: string) {
  const [country = '', state = '', city = '', ...more] = line.split(',').map((part) => part.trim())
  return { countryCode: more.length > 0 ? '' : country.toUpperCase(), state, city }
}

/** A step with more parts than it can have gets none. */
function stepOf(line: string): readonly [string, string] {
  const [from = '', amount = '', ...more] = line.split(':')
  return more.length > 0 ? ['', ''] : [from, amount]
}

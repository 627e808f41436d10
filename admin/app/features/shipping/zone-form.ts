import type { BodyOf, Calls } from '@first-fashion/contract'
import type { StaffZone } from '@first-fashion/contract/shipping/staff-calls'

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

export type ZoneWords = BodyOf<Calls['staff.zone-add']>

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
  const places = linesOf(form.places).map(placeOf)
  const weights = linesOf(form.weightSteps).map(stepOf)
  const prices = linesOf(form.priceSteps).map(stepOf)
  const fee = amountOf(form.fee)
  const freeOver = form.freeOver.trim() === '' ? null : amountOf(form.freeOver)
  const days = daysOf(form.daysFrom, form.daysTo)
  const express = form.hasExpress ? expressOf(form) : null
  const errors: ZoneErrors = {
    ...(form.name.trim() === '' ? { name: { word: 'missing', line: 0 } } : {}),
    ...wrongLine('places', 'placesNeeded', places),
    ...wrongLine('weightSteps', 'stepsNeeded', weights),
    ...wrongLine('priceSteps', 'stepsNeeded', prices),
    ...(fee === undefined ? { fee: { word: 'feeNeeded', line: 0 } } : {}),
    ...(freeOver === undefined || freeOver === 0 ? { freeOver: { word: 'feeNeeded', line: 0 } } : {}),
    ...(days === undefined ? { daysFrom: { word: 'daysNeeded', line: 0 } } : {}),
    ...(express === undefined ? expressErrors(form) : {}),
  }
  if (fee === undefined || freeOver === undefined || days === undefined || express === undefined)
    return { errors }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    errors,
    zone: {
      name: form.name.trim(),
      places: places.filter((place) => place !== undefined),
      isDelivered: form.isDelivered,
      fee,
      freeOver,
      days,
      express,
      weightSteps: weights
        .filter((step) => step !== undefined)
        .map(([fromGrams, extra]) => ({ fromGrams, extra })),
      priceSteps: prices
        .filter((step) => step !== undefined)
        .map(([fromRupees, priced]) => ({ fromRupees, fee: priced })),
    },
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function placeOf(line: string) {
  const [country = '', state = '', city = '', ...more] = line.split(',').map((part) => part.trim())
  const countryCode = country.toUpperCase()
  if (!/^([A-Z]{2}|\*)$/.test(countryCode) || more.length > 0) return undefined
  return { countryCode, state, city }
}

function stepOf(line: string): readonly [number, number] | undefined {
  const [from = '', amount = '', ...more] = line.split(':')
  const start = amountOf(from)
  const value = amountOf(amount)
  if (start === undefined || start === 0 || value === undefined || more.length > 0) return undefined
  return [start, value]
}

function amountOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  const amount = Number(plain)
  return plain === '' || !Number.isFinite(amount) || amount < 0 ? undefined : amount
}

function daysOf(from: string, to: string): { min: number; max: number } | undefined {
  const [min, max] = [amountOf(from), amountOf(to)]
  if (min === undefined || max === undefined || min > max || max > 120) return undefined
  return Number.isInteger(min) && Number.isInteger(max) ? { min, max } : undefined
}

function expressOf({ expressExtra, expressFrom, expressTo }: ZoneForm) {
  const extra = amountOf(expressExtra)
  const days = daysOf(expressFrom, expressTo)
  return extra === undefined || days === undefined ? undefined : { extra, days }
}

const expressErrors = ({ expressExtra, expressFrom, expressTo }: ZoneForm): ZoneErrors => ({
  ...(amountOf(expressExtra) === undefined ? { expressExtra: { word: 'feeNeeded', line: 0 } } : {}),
  ...(daysOf(expressFrom, expressTo) === undefined ? { expressFrom: { word: 'daysNeeded', line: 0 } } : {}),
})

function wrongLine(
  field: 'places' | 'weightSteps' | 'priceSteps',
  word: 'placesNeeded' | 'stepsNeeded',
  parsed: readonly unknown[],
): ZoneErrors {
  const at = parsed.indexOf(undefined)
  return at === -1 ? {} : { [field]: { word, line: at + 1 } }
}

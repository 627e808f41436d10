import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import type { Fact } from '@first-fashion/contract/explanation/fact'
import { formatCharged } from '@first-fashion/contract/money/money'
import { providerNames } from '@first-fashion/contract/payments/methods'
import { exactly, lineName, rupeesInText, type Say, timeOf } from './explained-amounts.ts'

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { readonly kind: Kind }>

/** What is said about a figure besides its amounts. */
export function factTexts(fact: Fact, explanation: Explanation, say: Say): string[] {
  const { currency } = explanation
  switch (fact.kind) {
    case 'text':
      return [fact.text]
    case 'zone':
      return [fact.zone === null ? say('noZone') : say('zone', { zone: fact.zone })]
    case 'estimate':
      return [say('estimate')]
    case 'dollar-price':
      return dollarTexts(fact, lineName(explanation, fact.line), say)
    case 'code':
      return codeTexts(fact, say)
    case 'exchange':
      return exchangeTexts(fact, currency, say)
    case 'refund':
      return refundTexts(fact, say)
    case 'part-of-payment':
      return partTexts(fact, currency, say)
  }
}

function dollarTexts({ price }: FactOf<'dollar-price'>, name: string, say: Say): string[] {
  const { baseCents, profitCents, usdRate, fixedAt } = price
  const dollars = (cents: number) => formatCharged(cents, 'USD')
  return [
    say('dollars', {
      name,
      base: dollars(baseCents),
      profit: dollars(profitCents),
      price: dollars(baseCents + profitCents),
    }),
    say('dollarsAt', { rate: usdRate, time: timeOf(fixedAt) }),
  ]
}

function codeTexts({ promo, isForAll }: FactOf<'code'>, say: Say): string[] {
  const goods = rupeesInText(promo.goodsCents)
  const values = {
    code: promo.code,
    goods,
    percent: promo.discountPercent ?? 0,
    amount: rupeesInText(promo.discountCents ?? 0),
  }
  const isCapped = promo.requestedCents > promo.goodsCents
  return [
    say(`code.${promo.discountType}`, values),
    isForAll ? say('codeForAll') : say('codeForSome', { goods }),
    ...(isCapped ? [say('capped', { requested: rupeesInText(promo.requestedCents) })] : []),
  ]
}

function exchangeTexts(
  { cents, exactMillionths, roundingMillionths }: FactOf<'exchange'>,
  { code, exchangeRate }: Explanation['currency'],
  say: Say,
): string[] {
  const exact = exactly(exactMillionths, code)
  const rounding = `${roundingMillionths > 0 ? '+' : ''}${exactly(roundingMillionths, code)}`
  return [
    say('exchange', { rupees: rupeesInText(cents), rate: exchangeRate, exact, code }),
    ...(roundingMillionths === 0 ? [] : [say('exchangeRounded', { rounding, code })]),
  ]
}

function refundTexts(fact: FactOf<'refund'>, say: Say): string[] {
  const provider = fact.provider === null ? '' : providerNames[fact.provider]
  const time = timeOf(fact.settledAt ?? fact.requestedAt)
  return [
    say(`refundStates.${fact.state}`, { provider, time }),
    say(`refundReasons.${fact.reason}`),
    ...(fact.note === '' ? [] : [say('note', { note: fact.note })]),
  ]
}

function partTexts(
  { minor, wholeMinor, cents, wholeCents }: FactOf<'part-of-payment'>,
  { code }: Explanation['currency'],
  say: Say,
): string[] {
  const percent = wholeMinor === 0 ? 100 : Math.round((minor * 10_000) / wholeMinor) / 100
  const [part, whole] = [formatCharged(minor, code), formatCharged(wholeMinor, code)]
  return [
    say('partOfPayment', { part, whole, percent }),
    ...(code === 'LKR'
      ? []
      : [say('partInRupees', { part: rupeesInText(cents), whole: rupeesInText(wholeCents) })]),
  ]
}

/** Where the rate comes from, and how long it was held. */
export function rateTexts({ setAt, setBy, agreedAt, heldUntil }: NonNullable<Explanation['rate']>, say: Say) {
  return [
    setBy === null
      ? say('setByNotRecorded')
      : say(`setBy.${setBy}`, { time: setAt === null ? '' : timeOf(setAt) }),
    say('agreedAt', { time: timeOf(agreedAt) }),
    ...(heldUntil === null ? [] : [say('heldUntil', { time: timeOf(heldUntil) })]),
  ]
}

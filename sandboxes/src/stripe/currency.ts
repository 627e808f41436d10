const supported = new Set(
  `usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny
cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd
jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad
ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl
thb tjs tnd top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xcg xof xpf yer zar zmw`.split(/\s+/),
)
const zeroDecimal = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
const threeDecimal = new Set('bhd jod kwd omr tnd'.split(' '))

/** Stripe's published minimums, in minor units; where none is published the sandbox asks for one unit. */
const minima: Readonly<Record<string, number>> = {
  usd: 50,
  aed: 200,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
}
const eightDigits = 99_999_999

export const isSupportedCurrency = (currency: string): boolean => supported.has(currency)

export const exponentOf = (currency: string): number =>
  zeroDecimal.has(currency) ? 0 : threeDecimal.has(currency) ? 3 : 2

/** Stripe's error for an amount in a currency; undefined if valid. */
export function objectionTo(amount: number, currency: string): { code: string; message: string } | undefined {
  const minimum = minima[currency] ?? 1
  if (amount < minimum)
    return {
      code: 'amount_too_small',
      message: `The Checkout Session's total amount must be at least ${money(minimum, currency)}.`,
    }
  if (amount > eightDigits && currency !== 'idr')
    return {
      code: 'amount_too_large',
      message: `The Checkout Session's total amount must be no more than ${money(eightDigits, currency)}.`,
    }
  if (threeDecimal.has(currency) && amount % 10 !== 0)
    return { code: 'invalid_amount', message: `Amounts in ${currency} must end in 0.` }
  return undefined
}

/** An amount for people: LKR 12,500.00, JPY 1,000. */
export function money(amount: number, currency: string): string {
  const digits = exponentOf(currency)
  const figure = (amount / 10 ** digits).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${currency.toUpperCase()} ${figure}`
}

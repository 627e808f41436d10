import type { Explanation, Figure, Step } from '@first-fashion/contract/explanation/explanation'
import type { ShippingPart } from '@first-fashion/contract/explanation/price-breakdown'
import { lkr } from '@first-fashion/contract/money/money'
import { asShown, inRupees, lineName, rupeesInText, type Say, timeOf } from './explained-amounts.ts'
import { factTexts, rateTexts } from './explained-facts.ts'

/** A text and its amount, also in rupees if it is shown in another currency. */
export interface ExplainedRow {
  readonly key: string
  readonly text: string
  readonly amount: string
  readonly beside: string
}

interface RowGroup {
  readonly title: string
  readonly rows: readonly ExplainedRow[]
}

/** A figure as text, with its details. */
export interface ExplainedFigure extends ExplainedRow {
  readonly facts: readonly string[]
  readonly groups: readonly RowGroup[]
}

/** An explanation as text: the same for shopper and staff. */
export function explanationText(explanation: Explanation, say: Say): ExplainedFigure[] {
  const figures = explanation.figures.map((figure) => figureText(explanation, figure, say))
  const at = explanation.figures.findIndex(({ kind }) => kind === 'charged')
  return [
    ...figures.slice(0, at),
    ...rateText(explanation, say),
    ...figures.slice(at),
    ...ledgerText(explanation, say),
  ]
}

interface Amounts {
  readonly cents: number
  readonly shown: number
}

function amountsOf({ currency }: Explanation, { cents, shown }: Amounts, movesIn: string | null) {
  const isInRupees = currency.code === lkr.code || (cents === 0 && shown !== 0)
  return { amount: asShown(shown, currency, movesIn), beside: isInRupees ? '' : inRupees(cents) }
}

function figureText(explanation: Explanation, figure: Figure, say: Say): ExplainedFigure {
  const { key, kind, movesIn, facts, steps, shares } = figure
  const row = (part: Amounts, at: number, text: string, displayStatus = movesIn): ExplainedRow => ({
    key: `${key} ${at}`,
    text,
    ...amountsOf(explanation, part, displayStatus),
  })
  // A total before rounding is formatted like prices.
  const stepAs = kind === 'charged' ? null : movesIn
  const isSpread = steps.every(({ of }) => of.kind === 'share')
  const isOneLine = explanation.lines.length === 1
  const spreadTitle = say(kind === 'refund' ? 'refundShares' : 'shares')
  const groups = [
    {
      title: isSpread ? spreadTitle : '',
      rows:
        isSpread && isOneLine
          ? []
          : steps.map((step, at) => row(step, at, stepText(explanation, step, say), stepAs)),
    },
    {
      title: say(kind === 'total' ? 'totalShares' : 'shares'),
      rows: isOneLine ? [] : shares.map((share, at) => row(share, at, lineName(explanation, share.line))),
    },
  ]
  return {
    ...row(figure, 0, figureName(figure, say)),
    key,
    facts: facts.flatMap((fact) => factTexts(fact, explanation, say)),
    groups: groups.filter(({ rows }) => rows.length > 0),
  }
}

const figureName = ({ kind, label }: Figure, say: Say): string =>
  kind === 'tender-returned'
    ? say('figures.tender-returned', { label: label ?? '' })
    : (label ?? say(`figures.${kind}`))

function stepText(explanation: Explanation, { of }: Step, say: Say): string {
  switch (of.kind) {
    case 'line': {
      const { quantity = 0, unitPriceCents = 0 } = explanation.lines[of.line] ?? {}
      const name = lineName(explanation, of.line)
      return say('line', { name, quantity, price: rupeesInText(unitPriceCents) })
    }
    case 'share':
      return lineName(explanation, of.line)
    case 'figure':
      return of.label ?? say(`figures.${of.figure}`)
    case 'shipping':
      return partText(of.part, say)
    case 'adjustment':
      return of.label
    case 'rounding':
      return say('rounding', { code: explanation.currency.code })
    case 'not-recorded':
      return say('notRecorded')
    case 'unexplained':
      return say('unexplained')
  }
}

function partText({ kind, parcel, from, reached }: ShippingPart, say: Say): string {
  const values = {
    from: rupeesInText(from ?? 0),
    reached: rupeesInText(reached ?? 0),
    fromGrams: (from ?? 0).toLocaleString('en-US'),
    reachedGrams: (reached ?? 0).toLocaleString('en-US'),
  }
  const part = say(`parts.${kind}`, values)
  return parcel === 'made' && kind !== 'partner-rate' ? say('made', { part }) : part
}

function rateText({ rate, currency }: Explanation, say: Say): ExplainedFigure[] {
  if (rate === null) return []
  const amount = say('rateIs', { rate: currency.exchangeRate, code: currency.code })
  return [{ key: 'rate', text: say('rate'), amount, beside: '', facts: rateTexts(rate, say), groups: [] }]
}

/** Each ledger entry with its accounts, and its sum of zero. */
function ledgerText({ entries }: Explanation, say: Say): ExplainedFigure[] {
  if (entries.length === 0) return []
  const groups = entries.map(({ at, kind, note, postings }, entry) => {
    const title = say('entry', { kind: say(`kinds.${kind}`), time: timeOf(at) })
    const rows = postings.map(({ account, cents }) => ({
      key: `${entry} ${account}`,
      text: say(cents > 0 ? 'debit' : 'credit', { account: say(`accounts.${account}`) }),
      amount: inRupees(cents),
      beside: '',
    }))
    const sum = postings.reduce((all, { cents }) => all + cents, 0)
    const balance = { key: `${entry} sum`, text: say('balanced'), amount: inRupees(sum), beside: '' }
    return { title: note === '' ? title : `${title} · ${note}`, rows: [...rows, balance] }
  })
  return [{ key: 'ledger', text: say('ledger'), amount: '', beside: '', facts: [], groups }]
}

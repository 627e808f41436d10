import { type DisplayCurrency, formatPrice, lkr, withCode } from '../money/money.ts'
import type { ReturnRequest } from './return-request.ts'
import type { ReturnKind } from './status.ts'

/** The names of the rows, in the words of whoever shows them. */
export interface ReturnRowWords {
  readonly shipping: string
  readonly inRupees: string
  readonly total: string
  /** All of it goes back the way it was paid. */
  readonly totalOriginal: string
  readonly toStoreCredit: string
  readonly toOriginal: string
  /** A difference that is still to be agreed. */
  readonly due: string
  readonly dueNow: string
  readonly lineDifference: string
}

export interface ReturnRow {
  readonly label: string
  readonly shown: string
  readonly isTotal: boolean
}

export type ReturnSums = Pick<
  ReturnRequest,
  'totalRefundAmount' | 'shipping' | 'toStoreCredit' | 'toOriginalText' | 'priceDifference' | 'dueText'
> & {
  readonly kind: ReturnKind
  /** Absent before it is sent. */
  readonly step?: ReturnRequest['step']
}

/**
 * What a request comes to, for screens and emails: what goes back and where it goes, or what is due for an exchange. None
 * if nothing is. Sums are calculated in rupees, so they stand above those in the order's currency.
 */
export function returnRows(sums: ReturnSums, order: DisplayCurrency, words: ReturnRowWords): ReturnRow[] {
  if (sums.kind === 'refund' || sums.priceDifference < 0) return refundRows(sums, withCode(order), words)
  return sums.priceDifference === 0 ? [] : dueRows(sums, order, words)
}

const row = (label: string, shown: string, isTotal = false): ReturnRow => ({ label, shown, isTotal })

const rupees = (amount: number): string => formatPrice(amount, lkr)

function refundRows(sums: ReturnSums, currency: DisplayCurrency, words: ReturnRowWords): ReturnRow[] {
  const { totalRefundAmount: total, shipping, toStoreCredit, toOriginalText } = sums
  const isConverted = currency.code !== lkr.code && toOriginalText !== ''
  const isAllOriginal = isConverted && toStoreCredit === 0
  const converted = isAllOriginal ? toOriginalText : formatPrice(total, currency)
  return [
    ...(shipping === 0 ? [] : [row(words.shipping, rupees(shipping))]),
    ...(isConverted ? [row(words.inRupees, rupees(total))] : []),
    row(isAllOriginal ? words.totalOriginal : words.total, isConverted ? converted : rupees(total), true),
    ...(toStoreCredit === 0 ? [] : [row(words.toStoreCredit, rupees(toStoreCredit))]),
    ...(toOriginalText === '' || isAllOriginal ? [] : [row(words.toOriginal, toOriginalText)]),
  ]
}

function dueRows(
  { priceDifference, dueText, step }: ReturnSums,
  { code }: DisplayCurrency,
  words: ReturnRowWords,
): ReturnRow[] {
  const due = rupees(priceDifference)
  const label = words[dueWord(step)]
  return code === lkr.code ? [row(label, due, true)] : [row(words.inRupees, due), row(label, dueText, true)]
}

/** Whether the difference is still to be agreed, is due, or is behind the shopper. */
function dueWord(step: ReturnRequest['step'] = 'requested') {
  if (step === 'requested' || step === 'reopened') return 'due'
  return step === 'payment-due' ? 'dueNow' : 'lineDifference'
}

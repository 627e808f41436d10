import { AppError } from '../../platform/errors.ts'
import type { ReturnRefusal } from './returns.rules.ts'

/** The refusals of the rules in words; `returnDays` are the order's. */
export function refusalOf(refusal: ReturnRefusal, returnDays = 0): AppError {
  if (refusal === 'not-delivered')
    return new AppError(
      'refused',
      'returns.not-delivered',
      'Only an order that was delivered can be sent back.',
    )
  if (refusal === 'window-over')
    return new AppError(
      'refused',
      'returns.window-over',
      `This order can no longer be sent back: ${daysText(returnDays)} passed since its delivery.`,
    )
  if (refusal === 'line-unknown')
    return new AppError('refused', 'returns.line-unknown', 'This item is not part of the order.')
  if (refusal === 'final-sale')
    return new AppError(
      'refused',
      'returns.final-sale',
      'This item was bought on final sale and cannot be returned or exchanged.',
    )
  if (refusal === 'made-to-order')
    return new AppError(
      'refused',
      'returns.made-to-order',
      'An item that was made to order can be sent back only if it is faulty.',
    )
  return new AppError(
    'conflict',
    'returns.too-many',
    'That is more than you can still send back. Another request may include this item already.',
  )
}

const daysText = (days: number) => (days === 1 ? '1 day has' : `${days} days have`)

/** A line whose exchange cannot be had. */
interface GoneOption {
  readonly lineId: string
  readonly name: string
  readonly color: string
  readonly size: string
}

export const exchangeUnavailable = ({ lineId, name, color, size }: GoneOption) => {
  const options = [name, color, size].filter((word) => word !== '').join(', ')
  return new AppError(
    'conflict',
    'returns.exchange-unavailable',
    `${options} is no longer available. Please choose another colour or size.`,
    { errors: { [lineId]: `${options} is no longer available` } },
  )
}

export const payoutUnavailable = () =>
  new AppError('refused', 'returns.payout-unavailable', 'This order can be refunded to store credit only.', {
    errors: { payout: 'This order can be refunded to store credit only' },
  })

/** What was paid went back without a return; so much of it is left, in LKR cents. */
export const refundedAlready = (leftCents: number) =>
  new AppError(
    'refused',
    'returns.refunded-already',
    leftCents === 0
      ? 'This order was refunded already. Please ask us.'
      : 'Part of this order was refunded already, so these items cannot be exchanged. Please ask us.',
  )

export const incompleteExchange = () =>
  new AppError(
    'refused',
    'returns.exchange-incomplete',
    'All items of an exchange have to come back. Wait for the rest, or reject the exchange.',
  )

export const figuresChanged = () =>
  new AppError('conflict', 'returns.figures-changed', 'The figures have changed. Please check them again.')

export const unknownReturn = () => new AppError('unknown', 'returns.unknown', 'Request not found')

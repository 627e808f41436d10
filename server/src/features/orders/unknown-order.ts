import { AppError } from '../../platform/errors.ts'

export const unknownOrder = () => new AppError('unknown', 'order.unknown', 'Order not found')

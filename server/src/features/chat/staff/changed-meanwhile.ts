import { AppError } from '../../../platform/errors.ts'

export const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'chat.changed-meanwhile',
    'Someone else has changed this. Please look at it again.',
  )

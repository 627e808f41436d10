import { unitsOfCancellation, unitsOfLineRefund } from '../../features/line-refunds/index.ts'
import { unitsAmong } from '../../features/payments/index.ts'
import { unitsOfReturn } from '../../features/returns/index.ts'

/** What the causes of refunds name; each feature knows its own. */
export const unitsOfCause = unitsAmong([unitsOfReturn, unitsOfLineRefund, unitsOfCancellation])

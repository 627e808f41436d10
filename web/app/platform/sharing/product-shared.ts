import type { SharePlatform } from '@first-fashion/contract/loyalty/calls'
import { createMoment } from '../moment.ts'

/** A share window was opened. */
export const productShared = createMoment<{
  readonly productId: string
  readonly platform: SharePlatform
  readonly isVisitor: boolean
  /** undefined while the account of a customer is loading. */
  readonly account: string | undefined
}>()

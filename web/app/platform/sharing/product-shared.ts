import type { SharePlatform } from '@first-fashion/contract/loyalty/calls'
import { createClientEvent } from '../client-event.ts'

/** A share window was opened. */
export const productShared = createClientEvent<{
  readonly productId: string
  readonly platform: SharePlatform
  readonly isVisitor: boolean
  /** undefined while the account of a customer is loading. */
  readonly account: string | undefined
}>()

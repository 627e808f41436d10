import type { SharePlatform } from '@first-fashion/contract/loyalty/calls'
import { createMoment } from '../moment.ts'

/** A share window was opened, by a customer or, with null, by a visitor. */
export const productShared = createMoment<{
  readonly productId: string
  readonly platform: SharePlatform
  readonly account: string | null
}>()

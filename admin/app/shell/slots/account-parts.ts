import type { ComponentType } from 'react'
import { OrderNoticesPanel } from '../../features/order-notices/index.ts'

/** What features let members of staff set for themselves. A new one is a line here. */
export const accountParts: readonly ComponentType[] = [OrderNoticesPanel]

import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A size that someone waits for is back. */
export const stockAlertDue = defineEvent('stock-alert-due', z.object({ alertId: z.string() }))

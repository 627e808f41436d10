import { z } from 'zod'

export const partnerFaults = ['none', 'slow', 'time-out', 'error-500'] as const
export const webhookFaults = ['none', 'lost', 'twice', 'before-return'] as const

export const faults = z.object({
  stripe: z.enum(partnerFaults).default('none'),
  webhooks: z.enum(webhookFaults).default('none'),
  mail: z.enum(partnerFaults).default('none'),
  ip: z.enum(partnerFaults).default('none'),
})

/** What goes wrong on purpose. One object, changed by the control page, read by every part. */
export type Faults = z.output<typeof faults>

const slowMs = 8_000

/** Plays a partner's fault before it answers; true when the caller should answer with an error. */
export async function playFault(fault: Faults['stripe']): Promise<boolean> {
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
  if (fault === 'time-out') await new Promise(() => {})
  return fault === 'error-500'
}

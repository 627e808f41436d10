import { defineOrderMail, ofOrder, orderUpdate, updateMail } from '../../order-mails/index.ts'
import type { FullOrder } from '../../orders/index.ts'
import { windowEndOf } from '../refunds/bought-lines.ts'

type Reader = Parameters<typeof updateMail>[1]

export const returnReminder = defineOrderMail({
  name: 'return-reminder',
  group: 'returns',
  title: 'The return window ends soon',
  about: 'returns until {{until}}',
  says: 'you can still return or exchange items of your order {{order}}, until {{until}}, {{hour}} in Sri Lanka.',
  placeholders: { ...ofOrder, until: '4 March 2026', hour: '14:30' },
})

/** The return window of an order ends soon. */
export function reminderMail(full: FullOrder, reader: Reader, token: string) {
  const end = windowEndOf(full) ?? full.order.placedAt
  const until = end.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Asia/Colombo' })
  const hour = end.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Asia/Colombo' })
  const footnote = {
    words: 'No more reminders: turn notifications off in your profile',
    url: `${reader.storeUrl}/profile?tab=settings`,
  }
  const mail = updateMail(full, reader, orderUpdate(returnReminder, { until, hour }, { footnote }))
  return { ...mail, unsubscribeUrl: `${reader.storeUrl}/api/return/reminders/${token}/stop` }
}

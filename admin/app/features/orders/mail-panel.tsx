import { sendableMails } from '@first-fashion/contract/orders/order-mails'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { Button } from '@first-fashion/ui'
import { useRoleMay } from '../../platform/session.ts'
import { useSendMail } from './queries.ts'
import { useWords } from './words.ts'

/** Sends an order's emails to its buyer again. */
export function MailPanel({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const sending = useSendMail(order)
  if (!useRoleMay('orders.move') || order.email === '') return null
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-1 text-title">{t('mails')}</h2>
      <p className="mb-3 text-small text-timber wrap-anywhere">{t('mailsText', { email: order.email })}</p>
      <ul className="flex flex-col items-start gap-2">
        {sendableMails(order).map((mail) => (
          <li key={mail}>
            <Button
              variant="link"
              className="text-small"
              busy={sending.isPending && sending.variables === mail}
              disabled={sending.isPending}
              onClick={() => sending.mutate(mail)}
            >
              {t(`sendAgain.${mail}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

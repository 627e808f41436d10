import { type StaffCustomerInFull, staffCustomerCalls } from '@first-fashion/contract/customers/staff-calls'
import { Button, Dialog, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRoleMay } from '../../platform/session.ts'
import { shopDayInWords } from '../../platform/shop-time.ts'
import { useBlockCustomer, useSendReset, useUnblockCustomer } from './queries.ts'
import { useWords } from './words.ts'

const { body } = staffCustomerCalls['staff.customer-block'].request

interface PanelProps {
  readonly customer: StaffCustomerInFull
}

/** Staff actions on a customer's sign-in; each is recorded with the staff member. */
export function SignInPanel({ customer }: PanelProps) {
  const { t } = useWords()
  const reset = useSendReset(customer._id)
  const mayChange = useRoleMay('customers.change')
  if (!mayChange && customer.blockedAt === null) return null
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('signInOfCustomer')}</h2>
      {customer.blockedAt === null ? null : (
        <p className="mb-4 text-hibiscus">
          {t('blockedSince', { date: shopDayInWords(customer.blockedAt) })}
        </p>
      )}
      {mayChange ? (
        <>
          <p className="mb-4 text-small text-timber">{t('recordedText')}</p>
          <div className="flex flex-col gap-3">
            <Button variant="secondary" busy={reset.isPending} onClick={() => reset.mutate()}>
              {t('sendReset')}
            </Button>
            {customer.isBlocked ? <Unblock customer={customer} /> : <Block customer={customer} />}
          </div>
        </>
      ) : null}
    </section>
  )
}

function Unblock({ customer }: PanelProps) {
  const { t } = useWords()
  const unblock = useUnblockCustomer(customer._id)
  return (
    <Button busy={unblock.isPending} onClick={() => unblock.mutate()}>
      {t('unblock')}
    </Button>
  )
}

function Block({ customer }: PanelProps) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const blocking = useBlockCustomer(customer._id)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(body),
    defaultValues: { reason: '' },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('block')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('blockTitle', { name: customer.name })}
        closeLabel={t('close')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('keepUnblocked')}
            </Button>
            <Button type="submit" form={formId} variant="danger" busy={blocking.isPending}>
              {t('block')}
            </Button>
          </div>
        }
      >
        <p className="mb-4">{t('blockText')}</p>
        <form
          id={formId}
          method="post"
          onSubmit={handleSubmit(({ reason }) => blocking.mutate(reason))}
          noValidate
        >
          <TextField
            label={t('reasonForRecords')}
            maxLength={500}
            error={formState.errors.reason && t('missing')}
            {...register('reason')}
          />
        </form>
      </Dialog>
    </>
  )
}

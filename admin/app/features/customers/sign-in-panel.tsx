import type { StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import { Button, Dialog, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { useWords } from './words.ts'

interface PanelProps {
  readonly customer: StaffCustomerInFull
}

/** Staff actions on a customer's sign-in; each is recorded with the staff member. */
export function SignInPanel({ customer }: PanelProps) {
  const { t } = useWords()
  const params = { id: customer._id }
  const reset = useMutation({
    mutationFn: () => call('staff.customer-reset', { params }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(error.message),
  })
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-2 text-title">{t('signInOfCustomer')}</h2>
      {customer.blockedAt === null ? null : (
        <p className="mb-4 text-hibiscus">
          {t('blockedSince', { date: new Date(customer.blockedAt).toLocaleDateString('en-GB') })}
        </p>
      )}
      <p className="mb-4 text-small text-timber">{t('recordedText')}</p>
      <div className="flex flex-col gap-3">
        <Button look="secondary" busy={reset.isPending} onClick={() => reset.mutate()}>
          {t('sendReset')}
        </Button>
        {customer.isBlocked ? <Unblock customer={customer} /> : <Block customer={customer} />}
      </div>
    </section>
  )
}

/** Handles the response of both actions. */
function useShown(customer: StaffCustomerInFull) {
  const queries = useQueryClient()
  return {
    onSuccess: (answer: { customer: StaffCustomerInFull; message: string }) => {
      queries.setQueryData(['customer', customer._id], answer.customer)
      void queries.invalidateQueries({ queryKey: ['customers'] })
      toast.success(answer.message)
    },
    onError: (error: Error) => toast.error(error.message),
  }
}

function Unblock({ customer }: PanelProps) {
  const { t } = useWords()
  const unblock = useMutation({
    mutationFn: () => call('staff.customer-unblock', { params: { id: customer._id } }),
    ...useShown(customer),
  })
  return (
    <Button busy={unblock.isPending} onClick={() => unblock.mutate()}>
      {t('unblock')}
    </Button>
  )
}

function Block({ customer }: PanelProps) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const formId = useId()
  const block = useMutation({
    mutationFn: (reason: string) =>
      call('staff.customer-block', { params: { id: customer._id }, body: { reason } }),
    ...useShown(customer),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setError(reason === '' ? t('missing') : undefined)
    if (reason !== '') block.mutate(reason)
  }
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('block')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('blockTitle', { name: customer.name })}
        closeLabel={t('close')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('keepUnblocked')}
            </Button>
            <Button type="submit" form={formId} look="danger" busy={block.isPending}>
              {t('block')}
            </Button>
          </div>
        }
      >
        <p className="mb-4">{t('blockText')}</p>
        <form id={formId} method="post" onSubmit={submit} noValidate>
          <TextField label={t('reasonForRecords')} name="reason" maxLength={500} error={error} />
        </form>
      </Dialog>
    </>
  )
}

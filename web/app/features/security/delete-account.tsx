import { Button, Dialog, Notice, TextField } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { endSession } from '../accounts/index.ts'
import { useCurrency } from '../currency/index.ts'
import { useStoreCredit } from '../store-credit/index.ts'
import '../../platform/words/buying/store-credit.ts'
import '../../platform/words/security.ts'

/** Account deletion: what is deleted, what is retained and why, and the password confirmation. */
export function DeleteAccount({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const formId = useId()
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="link" onClick={() => setAsking(true)}>
        {t('yourData.delete')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('yourData.deleteTitle')}
        closeLabel={t('yourData.keep')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={close}>
              {t('yourData.keep')}
            </Button>
            <Button type="submit" form={formId} variant="danger" busy={isBusy}>
              {t('yourData.confirm')}
            </Button>
          </div>
        }
      >
        <p className="mb-4 font-medium">{t('yourData.deleteText')}</p>
        <h3 className="font-semibold">{t('yourData.deletedTitle')}</h3>
        <p className="mb-4">{t('yourData.deleted')}</p>
        {isAsking ? <LostCredit /> : null}
        <h3 className="font-semibold">{t('yourData.retainedTitle')}</h3>
        <p className="mb-4">{t('yourData.retained')}</p>
        <DeleteForm id={formId} hasPassword={hasPassword} onBusy={setBusy} />
      </Dialog>
    </>
  )
}

/** Warns of the store credit that will be lost. */
function LostCredit() {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { data } = useStoreCredit()
  if (data === undefined || data.balance === 0) return null
  return (
    <div className="mb-4">
      <Notice>{t('storeCredit.lost', { amount: price(data.balance) })}</Notice>
    </div>
  )
}

interface FormProps {
  readonly id: string
  readonly hasPassword: boolean
  readonly onBusy: (isBusy: boolean) => void
}

function DeleteForm({ id, hasPassword, onBusy }: FormProps) {
  const { t } = useTranslation()
  const { field, submit, setError } = useSchemaForm<{ password?: string | undefined }>(() =>
    import('./security.schema.ts').then(
      (schemas) => schemas[hasPassword ? 'withPassword' : 'withoutPassword'],
    ),
  )
  const deletion = useMutation({
    mutationFn: ({
      password = '',
    }: {
      readonly password?: string | undefined
      readonly token: string | null
    }) => call('personal-data.delete-account', { body: { password } }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: ({ message }, { token }) => {
      // The profile redirects users without a token to the login.
      endSession(token)
      toasts.success(message)
    },
    onError: (failed) => {
      const message = failureOf(failed).errors?.password
      if (message !== undefined) setError('password', { message }, { shouldFocus: true })
    },
  })
  const isRefused = deletion.isError && failureOf(deletion.error).errors?.password === undefined
  return (
    <form
      id={id}
      method="post"
      onSubmit={submit((typed) => deletion.mutate({ ...typed, token: currentToken() }))}
      noValidate
      className="flex flex-col gap-4"
    >
      {hasPassword ? (
        <TextField
          {...field('password')}
          label={t('yourData.password')}
          type="password"
          autoComplete="current-password"
        />
      ) : null}
      {isRefused ? <Notice>{refusalWords(deletion.error, t('yourData.deleteFailed'))}</Notice> : null}
    </form>
  )
}

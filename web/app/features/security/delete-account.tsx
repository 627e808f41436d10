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
import './security-words.ts'
import '../store-credit/store-credit-words.ts'

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
        {t('security:yourData.delete')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('security:yourData.deleteTitle')}
        closeLabel={t('security:yourData.keep')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={close}>
              {t('security:yourData.keep')}
            </Button>
            <Button type="submit" form={formId} variant="danger" busy={isBusy}>
              {t('security:yourData.confirm')}
            </Button>
          </div>
        }
      >
        <p className="mb-4 font-medium">{t('security:yourData.deleteText')}</p>
        <h3 className="font-semibold">{t('security:yourData.deletedTitle')}</h3>
        <p className="mb-4">{t('security:yourData.deleted')}</p>
        {isAsking ? <LostCredit /> : null}
        <h3 className="font-semibold">{t('security:yourData.retainedTitle')}</h3>
        <p className="mb-4">{t('security:yourData.retained')}</p>
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
      <Notice>{t('store-credit:lost', { amount: price(data.balance) })}</Notice>
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
          label={t('security:yourData.password')}
          type="password"
          autoComplete="current-password"
        />
      ) : null}
      {isRefused ? (
        <Notice>{refusalWords(deletion.error, t('security:yourData.deleteFailed'))}</Notice>
      ) : null}
    </form>
  )
}

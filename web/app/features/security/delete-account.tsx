import { Button, Dialog, Notice, TextField } from '@first-fashion/ui'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
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
      <Button look="link" onClick={() => setAsking(true)}>
        {t('yourData.delete')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('yourData.deleteTitle')}
        closeLabel={t('yourData.keep')}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={close}>
              {t('yourData.keep')}
            </Button>
            <Button type="submit" form={formId} look="danger" busy={isBusy}>
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
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setError(undefined)
    setNotice(undefined)
    if (hasPassword && password === '') return setError(t('yourData.passwordMissing'))
    const token = currentToken()
    onBusy(true)
    const answer = await api('personal-data.delete-account', { body: { password } })
    onBusy(false)
    if (!answer.ok) {
      const { errors } = answer.failure
      if (errors?.password !== undefined) return setError(errors.password)
      return setNotice(messageOr(answer.failure, t('yourData.deleteFailed')))
    }
    // The profile redirects users without a token to the login.
    endSession(token)
    toasts.success(answer.value.message)
  }
  return (
    <form id={id} method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      {hasPassword ? (
        <TextField
          label={t('yourData.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={error}
        />
      ) : null}
      {notice === undefined ? null : <Notice>{notice}</Notice>}
    </form>
  )
}

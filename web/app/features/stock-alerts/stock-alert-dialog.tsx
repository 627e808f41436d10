import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { Button, Dialog, SelectField, TextField } from '@first-fashion/ui'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useUser } from '../accounts/index.ts'
import '../../platform/words/product-page/stock-alert.ts'

interface AlertProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly product: Pick<Product, '_id' | 'name'>
  readonly variant: Variant
  /** The selected size, if it is sold out. */
  readonly chosenSize: string
}

/** The sold-out size and the email address. */
export function StockAlertDialog({ open, onClose, product, variant, chosenSize }: AlertProps) {
  const { t } = useTranslation()
  const user = useUser(useToken())
  const soldOut = variant.sizes.filter((one) => one.quantity === 0).map((one) => one.size)
  const [picked, setPicked] = useState<string>()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const formId = useId()
  const size =
    [picked, chosenSize].find((one) => one !== undefined && soldOut.includes(one)) ?? soldOut[0] ?? ''
  const email = typed ?? user.data?.email ?? ''

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return setError(t('stockAlert.missing'))
    if (!looksLikeEmail(email)) return setError(t('stockAlert.invalid'))
    setError(undefined)
    setBusy(true)
    const body = { productId: product._id, variantIndex: variant.variantIndex, size, email: email.trim() }
    const answer = await api('stockalerts.ask', { body })
    setBusy(false)
    if (!answer.ok) return toasts.error(messageOr(answer.failure, t('stockAlert.failed')))
    onClose()
    toasts.success(answer.value.message)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('stockAlert.title')}
      closeLabel={t('shell.close')}
      footer={
        <Button type="submit" form={formId} busy={isBusy} className="w-full">
          {t('stockAlert.button')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={send} className="flex flex-col gap-5">
        <p>{t('stockAlert.text', { name: product.name, color: variant.color })}</p>
        <SelectField
          label={t('stockAlert.size')}
          value={size}
          onChange={(event) => setPicked(event.target.value)}
        >
          {soldOut.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <TextField
          label={t('stockAlert.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { Button, Dialog, SelectField, TextField } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useUser } from '../accounts/index.ts'
import './stock-alerts-words.ts'

interface AlertForm {
  readonly size: string
  readonly email: string
}

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
  const { field, submit, isChecking, getValues, setValue } = useSchemaForm<AlertForm>(() =>
    import('./stock-alert.schema.ts').then(({ stockAlert }) => stockAlert),
  )
  const formId = useId()
  const email = user.data?.email
  useEffect(() => {
    if (email !== undefined && !getValues('email')) setValue('email', email)
  }, [email, getValues, setValue])
  const size = soldOut.includes(chosenSize) ? chosenSize : soldOut[0]
  useEffect(() => {
    if (size !== undefined) setValue('size', size)
  }, [size, setValue])
  const sending = useMutation({
    mutationFn: (typed: AlertForm) => {
      const { variantIndex } = variant
      const body = { productId: product._id, variantIndex, size: typed.size, email: typed.email.trim() }
      return call('stockalerts.ask', { body })
    },
    onSuccess: ({ message }) => {
      onClose()
      toasts.success(message)
    },
    onError: (error) => toasts.error(refusalWords(error, t('stock-alerts:failed'))),
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('stock-alerts:title')}
      closeLabel={t('shell.close')}
      footer={
        <Button type="submit" form={formId} busy={isChecking || sending.isPending} className="w-full">
          {t('stock-alerts:button')}
        </Button>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={submit((typed) => sending.mutate(typed))}
        className="flex flex-col gap-5"
      >
        <p>{t('stock-alerts:text', { name: product.name, color: variant.color })}</p>
        <SelectField {...field('size')} label={t('stock-alerts:size')} defaultValue={size}>
          {soldOut.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <TextField
          {...field('email')}
          label={t('stock-alerts:email')}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      </form>
    </Dialog>
  )
}

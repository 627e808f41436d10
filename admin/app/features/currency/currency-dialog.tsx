import type { StaffCurrency } from '@first-fashion/contract/currency/staff-calls'
import { Button, Checkbox, Dialog, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNumberError } from '../../platform/number-error.ts'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { type CurrencyForm, currencyForm, formOf, rateDecimals } from './currency-form.ts'
import { useSaveCurrency } from './queries.ts'
import { useWords } from './words.ts'

interface DialogProps {
  /** undefined for a new one. */
  readonly currency: StaffCurrency | undefined
  /** Reloads it when someone else saved first. */
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const formId = 'currency'

/** A currency's names and rate. The form keeps its values when saving fails. */
export function CurrencyDialog({ currency, onReload, onClose }: DialogProps) {
  const { t } = useWords()
  const saving = useSaveCurrency(currency)
  const form = useForm({ resolver: zodResolver(currencyForm), defaultValues: formOf(currency) })
  const save = form.handleSubmit((words) => saving.mutate(words, { onSuccess: onClose }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={currency === undefined ? t('addCurrency') : `${currency.code} · ${currency.name}`}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} className="w-full">
          {t('save')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={save} className="grid gap-5 sm:grid-cols-2">
        {saving.isError ? <SaveFailure error={saving.error} onReload={onReload} /> : null}
        <CurrencyFields currency={currency} form={form} />
      </form>
    </Dialog>
  )
}

interface FieldsProps extends Pick<DialogProps, 'currency'> {
  readonly form: Pick<UseFormReturn<CurrencyForm>, 'register' | 'formState' | 'getValues'>
}

function CurrencyFields({ currency, form: { register, formState, getValues } }: FieldsProps) {
  const { t } = useWords()
  const numberError = useNumberError()
  const { errors } = formState
  // The base currency has the rate 1 and is always offered.
  const isBase = currency?.isDefault === true
  return (
    <>
      {currency === undefined ? (
        <TextField
          label={t('currencyCode')}
          maxLength={3}
          className="uppercase"
          error={errors.code && t('codeNeeded')}
          {...register('code')}
        />
      ) : null}
      <TextField label={t('name')} maxLength={60} error={errors.name && t('missing')} {...register('name')} />
      <TextField
        label={t('symbol')}
        maxLength={6}
        hint={t('symbolHint')}
        error={errors.symbol && t('missing')}
        {...register('symbol')}
      />
      <TextField
        label={t('rate')}
        inputMode="decimal"
        disabled={isBase}
        hint={t('rateHint')}
        error={errors.exchangeRate && numberError(getValues('exchangeRate'), rateDecimals, t('rateNeeded'))}
        {...register('exchangeRate')}
      />
      {currency === undefined ? null : (
        <div className="sm:col-span-2">
          <Checkbox label={t('offeredToShoppers')} disabled={isBase} {...register('isActive')} />
        </div>
      )}
    </>
  )
}

import type { StaffCurrency } from '@first-fashion/contract/currency/staff-calls'
import { Button, Checkbox, Dialog, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { SaveFailure } from '../../platform/save-failure.tsx'
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
  const queries = useQueryClient()
  const [form, setForm] = useState(() => ({
    code: currency?.code ?? '',
    name: currency?.name ?? '',
    symbol: currency?.symbol ?? '',
    rate: currency === undefined ? '' : String(currency.exchangeRate),
    isActive: currency?.isActive ?? true,
  }))
  const [isTried, setTried] = useState(false)
  const rate = Number(form.rate.replace(',', '.'))
  const errors = {
    code: /^[A-Z]{3}$/.test(form.code) ? undefined : t('codeNeeded'),
    name: form.name.trim() === '' ? t('missing') : undefined,
    symbol: form.symbol.trim() === '' ? t('missing') : undefined,
    rate: rate > 0 && rate <= 1_000_000 ? undefined : t('rateNeeded'),
  }
  const saving = useMutation({
    mutationFn: () => {
      const words = { name: form.name, symbol: form.symbol, exchangeRate: rate }
      if (currency === undefined) return call('staff.currency-add', { body: { code: form.code, ...words } })
      const { code, version } = currency
      const body = { version, ...words, isActive: form.isActive }
      return call('staff.currency-edit', { params: { code }, body })
    },
    onSuccess: ({ currencies, message }) => {
      queries.setQueryData<object>(['staff-currencies'], (before) => before && { ...before, currencies })
      toast.success(message)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(errors).every((error) => error === undefined)) saving.mutate()
  }
  const field = (key: 'code' | 'name' | 'symbol' | 'rate') => ({
    value: form[key],
    error: isTried ? errors[key] : undefined,
  })
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  const isOwn = currency?.isDefault === true
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
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        {saving.isError ? <SaveFailure error={saving.error} onReload={onReload} /> : null}
        {currency === undefined ? (
          <TextField
            label={t('currencyCode')}
            maxLength={3}
            {...field('code')}
            onChange={(event) => set({ code: event.target.value.toUpperCase() })}
          />
        ) : null}
        <TextField
          label={t('name')}
          maxLength={60}
          {...field('name')}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label={t('symbol')}
          maxLength={6}
          hint={t('symbolHint')}
          {...field('symbol')}
          onChange={(event) => set({ symbol: event.target.value })}
        />
        <TextField
          label={t('rate')}
          inputMode="decimal"
          disabled={isOwn}
          hint={t('rateHint')}
          {...field('rate')}
          onChange={(event) => set({ rate: event.target.value })}
        />
        {currency === undefined ? null : (
          <div className="sm:col-span-2">
            <Checkbox
              label={t('offeredToShoppers')}
              checked={form.isActive}
              disabled={isOwn}
              onChange={(event) => set({ isActive: event.target.checked })}
            />
          </div>
        )}
      </form>
    </Dialog>
  )
}

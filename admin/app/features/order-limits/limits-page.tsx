import type { OrderLimits } from '@first-fashion/contract/orders/order-limits'
import { Skeleton, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FieldGroup } from '../../platform/field-group.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { SettingsForm } from '../../platform/settings-form.tsx'
import { formOf, type LimitField, limitsForm } from './limits-form.ts'
import { orderLimitKeys, useOrderLimits, useSetOrderLimits } from './queries.ts'
import { useWords } from './words.ts'

/** What one shopper can order at once. */
export function OrderLimitsPage() {
  const { t } = useWords()
  const limits = useOrderLimits()
  return (
    <>
      <h1 className="text-heading">{t('order-limits')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('limits.text')}</p>
      {limits.isPending ? <Skeleton className="h-96" /> : null}
      {limits.isError ? <LoadFailure error={limits.error} onRetry={() => limits.refetch()} /> : null}
      {limits.data === undefined ? null : <LimitsForm key={limits.data.version} {...limits.data} />}
    </>
  )
}

function LimitsForm({ limits, version }: { readonly limits: OrderLimits; readonly version: number }) {
  const { t } = useWords()
  const saving = useSetOrderLimits(version)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(limitsForm),
    defaultValues: formOf(limits),
  })
  const field = (name: LimitField, hint?: string) => (
    <TextField
      label={t(`limits.${name}`)}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('limits.noLimit')}
      error={formState.errors[name] && t('limits.wrong')}
      {...register(name)}
    />
  )
  return (
    <SettingsForm
      saving={saving}
      queryKey={orderLimitKeys.limits}
      onSubmit={handleSubmit((typed) => saving.mutate(typed))}
    >
      <FieldGroup title={t('limits.items')}>
        {field('unitsPerLine', t('limits.unitsPerLineHint'))}
        {field('unitsPerOrder')}
      </FieldGroup>
      <FieldGroup title={t('limits.open')} text={t('limits.openText')}>
        {field('openPerAccount')}
        {field('openPerPhone')}
        {field('openPerAddress')}
      </FieldGroup>
      <FieldGroup title={t('limits.held')} text={t('limits.heldText')}>
        {field('unitsPerNetwork')}
        {field('stockShare', t('limits.stockShareHint'))}
        {field('shortHoldFrom', t('limits.shortHoldFromHint'))}
      </FieldGroup>
      <FieldGroup title={t('limits.cash')}>
        {field('cashMaximum')}
        {field('cashMaximumUnverified')}
        {field('cashUnitsUnconfirmed')}
      </FieldGroup>
      <FieldGroup title={t('limits.unusual')} text={t('limits.unusualText')}>
        {field('unusualUnits')}
        {field('unusualAmount')}
      </FieldGroup>
    </SettingsForm>
  )
}

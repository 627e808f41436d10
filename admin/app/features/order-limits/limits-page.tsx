import type { OrderLimits } from '@first-fashion/contract/orders/order-limits'
import { Button, Skeleton, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
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
  const queries = useQueryClient()
  const isOwner = useRoleMay('settings.change')
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
      disabled={!isOwner}
      placeholder={t('limits.noLimit')}
      error={formState.errors[name] && t('limits.wrong')}
      {...register(name)}
    />
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((typed) => saving.mutate(typed))}
      className="flex max-w-[44rem] flex-col gap-5"
    >
      {saving.isError ? (
        <SaveFailure
          error={saving.error}
          onReload={() => queries.invalidateQueries({ queryKey: orderLimitKeys.limits })}
        />
      ) : null}
      <Group title={t('limits.items')}>
        {field('unitsPerLine', t('limits.unitsPerLineHint'))}
        {field('unitsPerOrder')}
      </Group>
      <Group title={t('limits.open')} text={t('limits.openText')}>
        {field('openPerAccount')}
        {field('openPerPhone')}
        {field('openPerAddress')}
      </Group>
      <Group title={t('limits.held')} text={t('limits.heldText')}>
        {field('unitsPerNetwork')}
        {field('stockShare', t('limits.stockShareHint'))}
        {field('shortHoldFrom', t('limits.shortHoldFromHint'))}
      </Group>
      <Group title={t('limits.cash')}>
        {field('cashMaximum')}
        {field('cashMaximumUnverified')}
        {field('cashUnitsUnconfirmed')}
      </Group>
      <Group title={t('limits.unusual')} text={t('limits.unusualText')}>
        {field('unusualUnits')}
        {field('unusualAmount')}
      </Group>
      {isOwner ? (
        <Button type="submit" busy={saving.isPending} className="self-start">
          {t('save')}
        </Button>
      ) : (
        <p className="text-small text-timber">{t('limits.ownerOnly')}</p>
      )}
    </form>
  )
}

interface GroupProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

const Group = ({ title, text, children }: GroupProps) => (
  <fieldset className="border border-hairline bg-paper p-5">
    <legend className="float-left w-full font-display text-title">{title}</legend>
    {text === undefined ? null : <p className="clear-both pt-1 text-small text-timber">{text}</p>}
    <div className="clear-both grid gap-x-6 gap-y-4 pt-4 sm:grid-cols-2">{children}</div>
  </fieldset>
)

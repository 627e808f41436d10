import { limits } from '@first-fashion/contract/limits'
import { Skeleton, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { SettingsForm } from '../../platform/settings-form.tsx'
import { returnWindowKeys, useReturnWindow, useSetReturnWindow } from './queries.ts'
import { windowForm } from './window-form.ts'
import { useWords } from './words.ts'

/** How long orders can be returned. */
export function ReturnWindowPage() {
  const { t } = useWords()
  const found = useReturnWindow()
  return (
    <>
      <h1 className="text-heading">{t('return-window')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('text')}</p>
      {found.isPending ? <Skeleton className="h-32" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : <WindowForm key={found.data.version} {...found.data} />}
    </>
  )
}

function WindowForm({ days, version }: { readonly days: number; readonly version: number }) {
  const { t } = useWords()
  const saving = useSetReturnWindow(version)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(windowForm),
    defaultValues: { days: String(days) },
  })
  const most = limits.returnWindowDaysMaximum
  return (
    <SettingsForm
      saving={saving}
      queryKey={returnWindowKeys.window}
      onSubmit={handleSubmit((typed) => saving.mutate(typed.days))}
    >
      <div className="max-w-xs">
        <TextField
          label={t('days')}
          hint={t('daysHint', { most })}
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.days && t('wrong', { most })}
          {...register('days')}
        />
      </div>
    </SettingsForm>
  )
}

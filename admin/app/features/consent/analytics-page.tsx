import { type TrackingIds, trackingIds } from '@first-fashion/contract/consent/tracking'
import { Skeleton, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FieldGroup } from '../../platform/field-group.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { SettingsForm } from '../../platform/settings-form.tsx'
import { UnsavedChanges } from '../../platform/unsaved-changes.tsx'
import { consentKeys, useAnalytics, useSetAnalytics } from './queries.ts'
import { useWords } from './words.ts'

/** The partners that count visits. */
export function AnalyticsPage() {
  const { t } = useWords()
  const found = useAnalytics()
  return (
    <>
      <h1 className="text-heading">{t('analytics')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('analyticsLead')}</p>
      {found.isPending ? <Skeleton className="h-96" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : <AnalyticsForm key={found.data.version} {...found.data} />}
    </>
  )
}

interface FormProps {
  readonly ids: TrackingIds
  readonly version: number
}

function AnalyticsForm({ ids, version }: FormProps) {
  const { t } = useWords()
  const saving = useSetAnalytics(version)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(trackingIds),
    defaultValues: ids,
  })
  const field = (name: keyof TrackingIds) => (
    <TextField
      label={t(name)}
      hint={t(`hints.${name}`)}
      autoComplete="off"
      spellCheck={false}
      error={formState.errors[name] && t(`wrong.${name}`)}
      {...register(name)}
    />
  )
  return (
    <SettingsForm
      saving={saving}
      queryKey={consentKeys.analytics}
      onSubmit={handleSubmit((typed) => saving.mutate(typed))}
    >
      <UnsavedChanges isChanged={formState.isDirty && !saving.isPending && !saving.isSuccess} />
      <FieldGroup title={t('google')} text={t('googleText')}>
        {field('measurementId')}
      </FieldGroup>
      <FieldGroup title={t('meta')} text={t('metaText')}>
        {field('pixelId')}
      </FieldGroup>
      <p className="text-small text-timber">{t('privacyNote')}</p>
    </SettingsForm>
  )
}

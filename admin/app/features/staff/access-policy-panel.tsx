import { accessPolicy } from '@first-fashion/contract/staff/access-policy-calls'
import { Checkbox, Skeleton, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { SettingsForm } from '../../platform/settings-form.tsx'
import { staffKeys, useAccessPolicy, useSetAccessPolicy } from './queries.ts'
import { useWords } from './words.ts'

/** How members of staff sign in. */
export function AccessPolicyPanel() {
  const { t } = useWords()
  const found = useAccessPolicy()
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('accessPolicy')}</h2>
      {found.isPending ? <Skeleton className="h-24" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : <PolicyForm key={found.data.version} {...found.data} />}
    </section>
  )
}

type Stored = NonNullable<ReturnType<typeof useAccessPolicy>['data']>

function PolicyForm({ policy, version }: Stored) {
  const { t } = useWords()
  const saving = useSetAccessPolicy(version)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(accessPolicy),
    defaultValues: policy,
  })
  return (
    <SettingsForm
      saving={saving}
      queryKey={staffKeys.accessPolicy}
      onSubmit={handleSubmit((typed) => saving.mutate(typed))}
    >
      <div>
        <Checkbox label={t('secondFactorRequired')} {...register('secondFactorRequired')} />
        <p className="text-small text-timber">{t('secondFactorRequiredText')}</p>
      </div>
      <div className="max-w-xs">
        <TextField
          label={t('idleMinutes')}
          hint={t('idleMinutesHint')}
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.idleMinutes && t('idleMinutesWrong')}
          {...register('idleMinutes', { valueAsNumber: true })}
        />
      </div>
      <div className="max-w-xs">
        <TextField
          label={t('refundLimitRupees')}
          hint={t('refundLimitHint')}
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.refundLimitRupees && t('refundLimitWrong')}
          {...register('refundLimitRupees', { valueAsNumber: true })}
        />
      </div>
    </SettingsForm>
  )
}

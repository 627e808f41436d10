import { type StoreDetails, storeDetails } from '@first-fashion/contract/store/details'
import { socialNetworks } from '@first-fashion/contract/store/store-facts'
import { Button, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { UnsavedChanges } from '../../platform/unsaved-changes.tsx'
import { storeKeys, useSetStoreDetails } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly store: StoreDetails
  readonly version: number
}

type LineName = Exclude<keyof StoreDetails, 'socialLinks' | 'newsletterPercent'>

/** Words of their own for what can be wrong in another way than too long. */
const ownErrors = ['name', 'phone', 'email', 'invoicePrefix'] as const
const ownErrorOf = (name: LineName) => ownErrors.find((one) => one === name) ?? 'tooLong'

export function StoreForm({ store, version }: FormProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const isOwner = useRoleMay('settings.change')
  const saving = useSetStoreDetails(version)
  const form = useForm({
    resolver: zodResolver(storeDetails),
    defaultValues: store,
  })
  const { register, handleSubmit, formState } = form
  const line = (name: LineName, more: { hint?: string; autoComplete?: string; type?: string } = {}) => (
    <TextField
      label={t(name)}
      autoComplete="off"
      disabled={!isOwner}
      error={formState.errors[name] && t(`wrong.${ownErrorOf(name)}`)}
      {...more}
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
      <UnsavedChanges isChanged={formState.isDirty && !saving.isPending && !saving.isSuccess} />
      {saving.isError ? (
        <SaveFailure
          error={saving.error}
          onReload={() => queries.invalidateQueries({ queryKey: storeKeys.details })}
        />
      ) : null}
      <Group title={t('shop')}>
        {line('name')}
        {line('legalName', { hint: t('legalNameHint') })}
        {line('hours', { hint: t('hoursHint') })}
      </Group>
      <Group title={t('address')} text={t('addressText')}>
        {line('street')}
        {line('city')}
        {line('postalCode')}
        {line('country')}
      </Group>
      <Group title={t('contact')}>
        {line('phone', { type: 'tel' })}
        {line('email', { type: 'email' })}
      </Group>
      <SocialGroup form={form} isOwner={isOwner} />
      <Group title={t('offers')}>
        <TextField
          label={t('newsletterPercent')}
          hint={t('newsletterPercentHint')}
          inputMode="numeric"
          autoComplete="off"
          disabled={!isOwner}
          error={formState.errors.newsletterPercent && t('wrong.newsletterPercent')}
          {...register('newsletterPercent', { valueAsNumber: true })}
        />
      </Group>
      <Group title={t('documents')}>
        {line('businessNumber')}
        {line('vatNumber')}
        {line('invoicePrefix', { hint: t('invoicePrefixHint') })}
        {line('invoiceFooter')}
      </Group>
      {isOwner ? (
        <Button type="submit" busy={saving.isPending} className="self-start">
          {t('save')}
        </Button>
      ) : (
        <p className="text-small text-timber">{t('ownerOnly')}</p>
      )}
    </form>
  )
}

interface SocialGroupProps {
  readonly form: UseFormReturn<StoreDetails>
  readonly isOwner: boolean
}

/** The store's pages on other networks. */
function SocialGroup({ form: { register, formState }, isOwner }: SocialGroupProps) {
  const { t } = useWords()
  return (
    <Group title={t('social')} text={t('socialText')}>
      {socialNetworks.map((network) => (
        <TextField
          key={network}
          label={network}
          placeholder={t('socialHint')}
          autoComplete="off"
          inputMode="url"
          disabled={!isOwner}
          error={formState.errors.socialLinks?.[network] && t('wrong.link')}
          {...register(`socialLinks.${network}`)}
        />
      ))}
    </Group>
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

import { type StoreDetails, storeDetails } from '@first-fashion/contract/store/details'
import { socialNetworks } from '@first-fashion/contract/store/store-facts'
import { TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { FieldGroup } from '../../platform/field-group.tsx'
import { SettingsForm } from '../../platform/settings-form.tsx'
import { UnsavedChanges } from '../../platform/unsaved-changes.tsx'
import { storeKeys, useSetStoreDetails } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly store: StoreDetails
  readonly version: number
}

type LineName = Exclude<keyof StoreDetails, 'socialLinks' | 'newsletterPercent'>

/** Words of their own for what can be wrong in another way than too long. */
const ownErrors = ['name', 'phone', 'email', 'orderPrefix', 'invoicePrefix', 'productionDays'] as const
const ownErrorOf = (name: LineName) => ownErrors.find((one) => one === name) ?? 'tooLong'

export function StoreForm({ store, version }: FormProps) {
  const { t } = useWords()
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
      error={formState.errors[name] && t(`wrong.${ownErrorOf(name)}`)}
      {...more}
      {...register(name)}
    />
  )
  return (
    <SettingsForm
      saving={saving}
      queryKey={storeKeys.details}
      onSubmit={handleSubmit((typed) => saving.mutate(typed))}
    >
      <UnsavedChanges isChanged={formState.isDirty && !saving.isPending && !saving.isSuccess} />
      <FieldGroup title={t('shop')}>
        {line('name')}
        {line('legalName', { hint: t('legalNameHint') })}
        {line('hours', { hint: t('hoursHint') })}
      </FieldGroup>
      <FieldGroup title={t('address')} text={t('addressText')}>
        {line('street')}
        {line('city')}
        {line('postalCode')}
        {line('country')}
      </FieldGroup>
      <FieldGroup title={t('contact')}>
        {line('phone', { type: 'tel' })}
        {line('email', { type: 'email' })}
      </FieldGroup>
      <SocialGroup form={form} />
      <FieldGroup title={t('offers')}>
        <TextField
          label={t('newsletterPercent')}
          hint={t('newsletterPercentHint')}
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.newsletterPercent && t('wrong.newsletterPercent')}
          {...register('newsletterPercent', { valueAsNumber: true })}
        />
      </FieldGroup>
      <FieldGroup title={t('production')}>
        {line('productionDays', { hint: t('productionDaysHint') })}
      </FieldGroup>
      <FieldGroup title={t('documents')}>
        {line('orderPrefix', { hint: t('orderPrefixHint') })}
        {line('businessNumber')}
        {line('vatNumber')}
        {line('invoicePrefix', { hint: t('invoicePrefixHint') })}
        {line('invoiceFooter')}
      </FieldGroup>
    </SettingsForm>
  )
}

interface SocialGroupProps {
  readonly form: UseFormReturn<StoreDetails>
}

/** The store's pages on other networks. */
function SocialGroup({ form: { register, formState } }: SocialGroupProps) {
  const { t } = useWords()
  return (
    <FieldGroup title={t('social')} text={t('socialText')}>
      {socialNetworks.map((network) => (
        <TextField
          key={network}
          label={network}
          placeholder={t('socialHint')}
          autoComplete="off"
          inputMode="url"
          error={formState.errors.socialLinks?.[network] && t('wrong.link')}
          {...register(`socialLinks.${network}`)}
        />
      ))}
    </FieldGroup>
  )
}

import type { User } from '@first-fashion/contract/accounts/calls'
import { Checkbox, SelectField } from '@first-fashion/ui'
import { useState } from 'react'
import type { FieldProps } from '../../../platform/forms/use-schema-form.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCurrency } from '../../currency/index.ts'
import { Fact } from '../fact.tsx'
import type { SectionProps } from './basic-section.tsx'
import { EditableSection, type FieldsOf } from './editable-section.tsx'
import '../words/profile-words.ts'
import '../words/profile-form-words.ts'

/** The customer's default currency; a currency that was switched off is not offered. */
function useOwnCurrency({ preferences }: User): string | undefined {
  const { currencies } = useCurrency()
  return currencies.find(({ code }) => code === preferences.defaultCurrency)?.code
}

/** The newsletter, notifications and default currency. */
export function PreferencesSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  const { choose } = useCurrency()
  const { newsletter, notifications } = user.preferences
  const state = (isOn: boolean) => t(isOn ? 'profile-form:on' : 'profile-form:off')
  return (
    <EditableSection
      title={t('profile:preferences')}
      editing={editing}
      onSaved={(change) => {
        if (change.type === 'preferences' && change.defaultCurrency) choose(change.defaultCurrency)
      }}
      facts={
        <>
          <Fact name={t('profile-form:newsletter')}>{state(newsletter)}</Fact>
          <Fact name={t('profile-form:notifications')}>{state(notifications)}</Fact>
          <Fact name={t('profile:currency')}>{useOwnCurrency(user) ?? t('profile-form:noCurrency')}</Fact>
        </>
      }
      schema={() => import('./profile.schema.ts').then(({ profileSections }) => profileSections.preferences)}
      fields={(field) => <PreferenceFields user={user} field={field} />}
      changeOf={({ newsletter, notifications, defaultCurrency }, isOther) => ({
        type: 'preferences',
        // Each can change elsewhere too: untouched fields must not undo that.
        ...(isOther('newsletter') ? { newsletter } : {}),
        ...(isOther('notifications') ? { notifications } : {}),
        ...(isOther('defaultCurrency') ? { defaultCurrency } : {}),
      })}
    />
  )
}

interface FieldsProps {
  readonly user: User
  readonly field: FieldProps<FieldsOf<'preferences'>>
}

function PreferenceFields({ user, field }: FieldsProps) {
  const { t } = useTranslation()
  const { currencies } = useCurrency()
  const { isVerified, preferences } = user
  const checkbox = (name: 'newsletter' | 'notifications') => {
    const { error: _none, ...input } = field(name)
    return input
  }
  // Changes made elsewhere must not alter the open form.
  const [defaultCurrency] = useState(useOwnCurrency(user))
  return (
    <>
      <div>
        <Checkbox
          {...checkbox('newsletter')}
          label={t('profile-form:newsletter')}
          defaultChecked={preferences.newsletter}
          disabled={!isVerified}
        />
        <p className="pl-8 text-small text-timber">
          {t(isVerified ? 'profile-form:newsletterText' : 'profile-form:newsletterUnverified')}
        </p>
      </div>
      <div>
        <Checkbox
          {...checkbox('notifications')}
          label={t('profile-form:notifications')}
          defaultChecked={preferences.notifications}
        />
        <p className="pl-8 text-small text-timber">{t('profile-form:notificationsText')}</p>
      </div>
      <SelectField
        {...field('defaultCurrency')}
        label={t('profile:currency')}
        defaultValue={defaultCurrency ?? ''}
        hint={t('profile:currencyText')}
      >
        {defaultCurrency === undefined ? <option value="">{t('profile-form:noCurrency')}</option> : null}
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} ·&nbsp;{name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

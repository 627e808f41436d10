import { Checkbox, SelectField } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../currency/currency-provider.tsx'
import type { SectionProps } from './basic-section.tsx'
import { EditableSection } from './editable-section.tsx'
import { Fact } from './fact.tsx'
import '../../platform/words/later.ts'
import '../../platform/words/profile.ts'

/** The newsletter, notifications, and the currency wherever one logs in. */
export function PreferencesSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  const { currencies, choose } = useCurrency()
  const { newsletter, notifications } = user.preferences
  // One that was switched off meanwhile is no choice any more.
  const defaultCurrency = currencies.find(({ code }) => code === user.preferences.defaultCurrency)?.code
  const state = (isOn: boolean) => t(isOn ? 'profileForm.on' : 'profileForm.off')
  return (
    <EditableSection
      title={t('profile.preferences')}
      editing={editing}
      onSaved={(change) => {
        if (change.type === 'preferences' && change.defaultCurrency !== '') choose(change.defaultCurrency)
      }}
      facts={
        <>
          <Fact name={t('profileForm.newsletter')}>{state(newsletter)}</Fact>
          <Fact name={t('profileForm.notifications')}>{state(notifications)}</Fact>
          <Fact name={t('profile.currency')}>{defaultCurrency ?? t('profileForm.noCurrency')}</Fact>
        </>
      }
      fields={(errors) => (
        <>
          <div>
            <Checkbox
              label={t('profileForm.newsletter')}
              name="newsletter"
              defaultChecked={newsletter}
              disabled={!user.isVerified}
            />
            <p className="pl-8 text-small text-timber">
              {t(user.isVerified ? 'profileForm.newsletterText' : 'profileForm.newsletterUnverified')}
            </p>
          </div>
          <div>
            <Checkbox
              label={t('profileForm.notifications')}
              name="notifications"
              defaultChecked={notifications}
            />
            <p className="pl-8 text-small text-timber">{t('profileForm.notificationsText')}</p>
          </div>
          <SelectField
            label={t('profile.currency')}
            name="defaultCurrency"
            defaultValue={defaultCurrency ?? ''}
            hint={t('profile.currencyText')}
            error={errors.defaultCurrency}
          >
            {defaultCurrency === undefined ? <option value="">{t('profileForm.noCurrency')}</option> : null}
            {currencies.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} · {name}
              </option>
            ))}
          </SelectField>
        </>
      )}
      changeOf={(text) => ({
        type: 'preferences',
        newsletter: text('newsletter') === 'on',
        notifications: text('notifications') === 'on',
        defaultCurrency: text('defaultCurrency'),
      })}
    />
  )
}

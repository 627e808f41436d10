import type { User } from '@first-fashion/contract/accounts/calls'
import { profileMaximumLengths as longest } from '@first-fashion/contract/profile/profile-fields'
import { TextField } from '@first-fashion/ui'
import { useState } from 'react'
import type { FieldProps } from '../../../platform/forms/use-schema-form.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { Fact } from '../fact.tsx'
import type { Editing } from '../use-editing.ts'
import { EditableSection, type FieldsOf } from './editable-section.tsx'
import type { Typed } from './typed-fields.ts'
import '../words/profile-words.ts'
import '../words/profile-form-words.ts'

export interface SectionProps {
  readonly user: User
  readonly editing: Editing
}

/** Name, email address and telephone. */
export function BasicSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profile:basic')}
      editing={editing}
      facts={
        <>
          <Fact name={t('profile-form:name')}>{user.name}</Fact>
          <Fact name={t('profile-form:email')}>
            {user.email}
            {user.isVerified ? null : <Note>{t('profile:notVerified')}</Note>}
            {user.pendingEmail === null ? null : (
              <Note>{t('profile-form:pendingEmail', { email: user.pendingEmail })}</Note>
            )}
          </Fact>
          <Fact name={t('profile-form:phone')}>{user.phone}</Fact>
        </>
      }
      schema={() => import('./profile.schema.ts').then(({ profileSections }) => profileSections.basicInfo)}
      fields={(field, typed) => <BasicFields user={user} field={field} typed={typed} />}
      changeOf={({ currentPassword = '', ...basic }) => ({
        type: 'basicInfo',
        ...basic,
        ...(currentPassword === '' ? {} : { currentPassword }),
      })}
    />
  )
}

const Note = ({ children }: { readonly children: string }) => (
  <span className="block text-small text-timber">{children}</span>
)

interface FieldsProps {
  readonly user: User
  readonly field: FieldProps<FieldsOf<'basicInfo'>>
  readonly typed: Typed
}

/** A new email address requires the password. */
function BasicFields({ user, field, typed }: FieldsProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(typed.email ?? user.email)
  const isOther = email.trim() !== user.email
  return (
    <>
      <TextField
        {...field('name')}
        label={t('profile-form:name')}
        autoComplete="name"
        maxLength={longest.name}
        defaultValue={user.name}
      />
      <TextField
        {...field('email')}
        label={t('profile-form:email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={longest.email}
        defaultValue={user.email}
        onInput={(event) => setEmail(event.currentTarget.value)}
        hint={isOther ? t('profile-form:emailHint') : undefined}
      />
      {isOther && user.hasPassword ? (
        <TextField
          {...field('currentPassword')}
          label={t('profile-form:currentPassword')}
          type="password"
          autoComplete="current-password"
          maxLength={200}
        />
      ) : null}
      <TextField
        {...field('phone')}
        label={t('profile-form:phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={longest.phone}
        defaultValue={user.phone}
      />
    </>
  )
}

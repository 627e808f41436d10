import type { User } from '@first-fashion/contract/accounts/calls'
import { profileMaximumLengths as longest } from '@first-fashion/contract/profile/profile-fields'
import { TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditableSection, type FieldErrors } from './editable-section.tsx'
import { Fact } from './fact.tsx'
import type { Typed } from './typed-fields.ts'
import type { Editing } from './use-editing.ts'
import '../../platform/words/profile.ts'

export interface SectionProps {
  readonly user: User
  readonly editing: Editing
}

/** Name, email address and telephone. */
export function BasicSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profile.basic')}
      editing={editing}
      facts={
        <>
          <Fact name={t('profileForm.name')}>{user.name}</Fact>
          <Fact name={t('profileForm.email')}>
            {user.email}
            {user.isVerified ? null : <Note>{t('profile.notVerified')}</Note>}
            {user.pendingEmail === null ? null : (
              <Note>{t('profileForm.pendingEmail', { email: user.pendingEmail })}</Note>
            )}
          </Fact>
          <Fact name={t('profileForm.phone')}>{user.phone}</Fact>
        </>
      }
      fields={(errors, typed) => <BasicFields user={user} errors={errors} typed={typed} />}
      changeOf={(text) => ({
        type: 'basicInfo',
        name: text('name'),
        email: text('email'),
        phone: text('phone'),
        ...(text('currentPassword') === '' ? {} : { currentPassword: text('currentPassword') }),
      })}
    />
  )
}

const Note = ({ children }: { readonly children: string }) => (
  <span className="block text-small text-timber">{children}</span>
)

interface FieldsProps {
  readonly user: User
  readonly errors: FieldErrors
  readonly typed: Typed
}

/** A new email address requires the password. */
function BasicFields({ user, errors, typed }: FieldsProps) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(typed.email ?? user.email)
  const isOther = email.trim() !== user.email
  return (
    <>
      <TextField
        label={t('profileForm.name')}
        name="name"
        autoComplete="name"
        maxLength={longest.name}
        defaultValue={user.name}
        error={errors.name}
      />
      <TextField
        label={t('profileForm.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={longest.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hint={isOther ? t('profileForm.emailHint') : undefined}
        error={errors.email}
      />
      {isOther && user.hasPassword ? (
        <TextField
          label={t('profileForm.currentPassword')}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          error={errors.currentPassword}
        />
      ) : null}
      <TextField
        label={t('profileForm.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={longest.phone}
        defaultValue={user.phone}
        error={errors.phone}
      />
    </>
  )
}

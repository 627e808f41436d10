import {
  areKeysOf,
  optionalSettings,
  type PartnerSetting,
  partnerSettings,
  type TypedKeys,
} from '@first-fashion/contract/partner-keys/partners'
import type { KeySource } from '@first-fashion/contract/partner-keys/staff-calls'
import { Button, Notice, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { useSetPartnerKeys } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly source: KeySource
  readonly onClose: () => void
}

/** The keys of a partner. What is stored is never shown again, so all of them are entered. */
export function KeysForm({ source: { partner, version }, onClose }: FormProps) {
  const { t } = useWords()
  const saving = useSetPartnerKeys()
  const [keys, setKeys] = useState<TypedKeys>({})
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = withoutEmpty(keys)
    setTried(true)
    if (areKeysOf(partner, given)) saving.mutate({ partner, keys: given, version }, { onSuccess: onClose })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
      {saving.error === null ? null : <Notice>{saving.error.message}</Notice>}
      {partnerSettings[partner].map((setting) => (
        <KeyField
          key={setting}
          setting={setting}
          value={keys[setting] ?? ''}
          isMissing={isTried && !isOptional(setting) && (keys[setting] ?? '').trim() === ''}
          onChange={(value) => setKeys({ ...keys, [setting]: value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending}>
          {t('tryAndSave')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

const isOptional = (setting: PartnerSetting): boolean => optionalSettings.includes(setting)

const withoutEmpty = (keys: TypedKeys): TypedKeys =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )

interface FieldProps {
  readonly setting: PartnerSetting
  readonly value: string
  readonly isMissing: boolean
  readonly onChange: (value: string) => void
}

function KeyField({ setting, value, isMissing, onChange }: FieldProps) {
  const { t } = useWords()
  const field = {
    label: t(`settings.${setting}`),
    hint: isOptional(setting) ? t('mayBeEmpty') : undefined,
    error: isMissing ? t('keyMissing') : undefined,
    autoComplete: 'off',
    spellCheck: false,
    value,
  }
  // A PEM key has lines.
  return setting.startsWith('KOKO_P') ? (
    <TextArea rows={4} {...field} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField {...field} onChange={({ target }) => onChange(target.value)} />
  )
}

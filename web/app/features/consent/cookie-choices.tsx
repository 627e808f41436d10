import { Checkbox } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { Choice } from './give-consent.ts'
import './cookies-words.ts'

interface ChoicesProps {
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

/** The three cookie categories; the first cannot be switched off. */
export function CookieChoices({ choice, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('cookies:parts')}</legend>
      <Checkbox label={t('cookies:necessary')} checked disabled />
      <Checkbox
        label={t('cookies:analytics')}
        checked={choice.analytics}
        onChange={(event) => onChange({ ...choice, analytics: event.target.checked })}
      />
      <Checkbox
        label={t('cookies:marketing')}
        checked={choice.marketing}
        onChange={(event) => onChange({ ...choice, marketing: event.target.checked })}
      />
    </fieldset>
  )
}

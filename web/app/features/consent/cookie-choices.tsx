import { Checkbox } from '@first-fashion/ui'
import { useOffers } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { Choice } from './give-consent.ts'
import './cookies-words.ts'

interface ChoicesProps {
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

/** The cookie categories that the store has; the first cannot be switched off. */
export function CookieChoices({ choice, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const { consents } = useOffers()
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('cookies:parts')}</legend>
      <Checkbox label={t('cookies:necessary')} checked disabled />
      {consents.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`cookies:${kind}`)}
          checked={choice[kind]}
          onChange={(event) => onChange({ ...choice, [kind]: event.target.checked })}
        />
      ))}
    </fieldset>
  )
}

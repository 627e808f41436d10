import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/profile-form-words.ts'

/** A term with its value, or a note that it is not set. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt className="text-small text-timber">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">
        {children === '' || children === null ? (
          <span className="text-timber">{t('profile-form:empty')}</span>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}

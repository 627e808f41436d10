import type { Application } from '@first-fashion/contract/community/application'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { momentInWords } from '../day-words.ts'
import '../words/ambassador-words.ts'

/** A colour for what is decided or looked at; neutral otherwise. */
const tones: Readonly<Record<Application['status'], string>> = {
  approved: 'border-leaf bg-leaf/10 text-leaf',
  rejected: 'border-hibiscus bg-hibiscus/10 text-hibiscus',
  reviewing: 'border-lagoon bg-lagoon/10 text-lagoon',
  pending: 'border-border bg-sand text-ink',
}

/** What became of an application, with what staff say of it. */
export function ApplicationStatusView({ application }: { readonly application: Application }) {
  const { t } = useTranslation()
  const { status, reviewNotes, appliedAt } = application
  return (
    <section aria-label={t('ambassador:status')} className="flex flex-col gap-4">
      <div data-status={status} className={`border-l-4 p-5 ${tones[status]}`}>
        <p className="font-display text-heading">{t(`ambassador:statuses.${status}`)}</p>
        <p className="mt-1">{t(`ambassador:statusTexts.${status}`)}</p>
      </div>
      {reviewNotes === '' ? null : (
        <div>
          <h3 className="font-text font-semibold">{t('ambassador:notes')}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{reviewNotes}</p>
        </div>
      )}
      <p className="text-small text-timber">
        {t('ambassador:appliedOn', { date: momentInWords(appliedAt) })}
      </p>
    </section>
  )
}

import type { MailPlaceholder } from '@first-fashion/contract/mail-texts/mail-text'
import { Button } from '@first-fashion/ui'
import { useWords } from './words.ts'

interface ListProps {
  readonly placeholders: readonly MailPlaceholder[]
  readonly onInsert: (placeholder: string, isBlock: boolean) => void
}

/** What a text can name; a button inserts it. */
export function PlaceholderList({ placeholders, onInsert }: ListProps) {
  const { t } = useWords()
  const store = { name: 'store', example: t('storeExample'), isNeeded: false, isBlock: false }
  return (
    <section aria-labelledby="placeholders">
      <h2 id="placeholders" className="font-text text-small font-medium">
        {t('placeholders')}
      </h2>
      <p className="text-small text-timber">{t('placeholdersText')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {[...placeholders, store].map((one) => {
          const written = `{{${one.name}}}`
          return (
            <li key={one.name} className="flex flex-wrap items-center gap-x-3 text-small">
              <Button
                variant="link"
                aria-label={t('insert', { name: written })}
                onClick={() => onInsert(written, one.isBlock)}
              >
                {written}
              </Button>
              <span className="min-w-0 break-words text-timber">{explanationOf(one, t)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** An example, or what a block is, and whether a text needs it. */
function explanationOf(
  { example, isNeeded, isBlock }: MailPlaceholder,
  t: ReturnType<typeof useWords>['t'],
): string {
  const what = isBlock ? t('block') : example
  return isNeeded ? `${what} (${t('needed')})` : what
}

import { Button } from '@first-fashion/ui'
import { createContext, use } from 'react'
import { mediumDay, timeOfDay } from '../../../platform/time/shop-dates.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { DesignVersion } from './state/open-design-log.ts'
import './designer-words.ts'

interface Versions {
  readonly versions: readonly DesignVersion[]
  open(id: string): void
  /** Opens what is there without the saved design that was asked for. */
  openStored(): void
}

const Context = createContext<Versions>({
  versions: [],
  open: () => undefined,
  openStored: () => undefined,
})

export const VersionsProvider = Context.Provider

export const useVersions = (): Versions => use(Context)

/** What was made of this design in other tabs and on other devices, to go on with; nothing if there is none. */
export function DesignVersions() {
  const { t } = useTranslation()
  const { versions, open } = useVersions()
  if (versions.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="font-text text-small font-medium">{t('designer:versions')}</h2>
      <p className="text-small text-timber">{t('designer:versionsText')}</p>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {versions.map(({ id, changedAt }) => {
          const time = timeOf(changedAt)
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <time dateTime={new Date(changedAt).toISOString()}>{time}</time>
              <Button
                variant="quiet"
                aria-label={t('designer:openVersionOf', { time })}
                onClick={() => open(id)}
              >
                {t('designer:openVersion')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const timeOf = (at: number): string => `${mediumDay(at)}, ${timeOfDay(at)}`

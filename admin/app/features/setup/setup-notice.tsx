import { Button } from '@first-fashion/ui'
import { useRoleMay } from '../../platform/session.ts'
import { useHideSetup, useSetup } from './queries.ts'
import { SetupList } from './setup-list.tsx'
import { useWords } from './words.ts'

/** The list on the first screen, for those who may change settings, until it is done or hidden. */
export function SetupNotice() {
  const { t } = useWords()
  const { data: setup } = useSetup(useRoleMay('settings.change'))
  const hiding = useHideSetup()
  if (setup === undefined || setup.isHidden) return null
  const open = setup.steps.filter(({ isDone }) => !isDone)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="setup" className="mb-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="setup" className="text-title">
          {t('open', { count: open.length })}
        </h2>
        <Button variant="text" busy={hiding.isPending} onClick={() => hiding.mutate(true)}>
          {t('hide')}
        </Button>
      </div>
      <SetupList {...setup} steps={open} />
    </section>
  )
}

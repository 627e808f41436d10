import type { StaffLevel } from '@first-fashion/contract/members/level-calls'
import { Button, Checkbox, Dialog, Skeleton, TextArea } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { benefitLines, type LinesProblem, problemOf } from './level-form.ts'
import { levelKeys, useLevels, useSaveLevel } from './queries.ts'
import { useWords } from './words.ts'

/** What each level brings; each is saved by itself. */
export function LevelsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const levels = useLevels()
  return (
    <Dialog open onClose={onClose} title={t('benefits')} closeLabel={t('close')}>
      {levels.isPending ? <Skeleton className="h-96" /> : null}
      {levels.isError ? <LoadFailure error={levels.error} onRetry={() => levels.refetch()} /> : null}
      <div className="flex flex-col gap-8">
        {levels.data?.map((level) => (
          <LevelForm key={`${level.level} ${level.version}`} level={level} />
        ))}
      </div>
    </Dialog>
  )
}

function LevelForm({ level }: { readonly level: StaffLevel }) {
  const { t } = useWords()
  const queries = useQueryClient()
  const save = useSaveLevel()
  const [problem, setProblem] = useState<LinesProblem>()
  const name = t(`levels.${level.level}`)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const benefits = benefitsIn(new FormData(form))
    const wrong = problemOf(benefits.extras)
    setProblem(wrong)
    if (wrong === undefined) return save.mutate({ ...level, ...benefits })
    form.querySelector('textarea')?.focus()
  }
  return (
    <form aria-label={name} onSubmit={submit} className="flex flex-col gap-3">
      <h3 className="text-title">{name}</h3>
      {save.isError ? (
        <SaveFailure error={save.error} onReload={() => queries.invalidateQueries({ queryKey: levelKeys })} />
      ) : null}
      <Checkbox name="hasEarlyAccess" label={t('earlyAccess')} defaultChecked={level.hasEarlyAccess} />
      <Checkbox name="hasOwnPage" label={t('ownPage')} defaultChecked={level.hasOwnPage} />
      <TextArea
        name="extras"
        label={t('extras')}
        hint={t('extrasHint')}
        rows={3}
        defaultValue={level.extras.join('\n')}
        error={problem && problemWords(problem, t)}
        onChange={() => setProblem(undefined)}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={save.isPending}>
        {t('saveLevel', { level: name })}
      </Button>
    </form>
  )
}

function problemWords(problem: LinesProblem, t: ReturnType<typeof useWords>['t']): string {
  if (problem.kind === 'tooMany') return t('extrasTooMany', problem)
  return problem.kind === 'tooLong' ? t('extrasTooLong', problem) : t('extrasTwice', problem)
}

const benefitsIn = (form: FormData) => ({
  hasEarlyAccess: form.get('hasEarlyAccess') !== null,
  hasOwnPage: form.get('hasOwnPage') !== null,
  extras: [...benefitLines(String(form.get('extras') ?? ''))],
})

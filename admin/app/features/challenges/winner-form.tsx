import type { ChallengeEntry, StaffChallenge } from '@first-fashion/contract/challenges/staff-calls'
import { pictureAt } from '@first-fashion/contract/pictures'
import { Button, Notice, Radio, SelectField } from '@first-fashion/ui'
import type { FormEvent } from 'react'
import { useChooseWinner } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly challenge: StaffChallenge
}

/** Gives a place that is still open to one of the entries, which are shown with their pictures. */
export function WinnerForm({ challenge }: FormProps) {
  const { t } = useWords()
  const choose = useChooseWinner(challenge._id)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    choose.mutate({
      position: Number(form.get('position')),
      submissionId: String(form.get('submissionId')),
    })
  }
  return (
    <form method="post" className="mt-4 flex flex-col items-start gap-4" onSubmit={submit}>
      {choose.isError ? <Notice>{choose.error.message}</Notice> : null}
      <SelectField name="position" label={t('place')}>
        {placesOpenIn(challenge).map((position) => (
          <option key={position}>{position}</option>
        ))}
      </SelectField>
      <fieldset className="w-full min-w-0">
        <legend className="mb-2 text-small font-medium">{t('entry')}</legend>
        <ul className="grid max-h-[32rem] gap-3 overflow-y-auto p-1 sm:grid-cols-2 xl:grid-cols-3">
          {entriesLeftIn(challenge).map((entry) => (
            <li key={entry._id}>
              <EntryChoice entry={entry} />
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" busy={choose.isPending}>
        {t('choose')}
      </Button>
    </form>
  )
}

/** An entry to choose, beside a link to the whole look. */
function EntryChoice({ entry: { _id, title, image, userName, likesCount } }: { entry: ChallengeEntry }) {
  const { t } = useWords()
  return (
    <div className="flex h-full flex-col border border-border bg-paper p-3 has-checked:border-ink has-checked:bg-sand">
      <Radio
        name="submissionId"
        value={_id}
        required
        mark={image === '' ? null : <EntryPicture image={image} />}
        label={
          <span className="wrap-anywhere">
            <span className="block font-medium">{title}</span>
            <span className="text-small text-timber">
              {t('entryBy', { name: userName, count: likesCount })}
            </span>
          </span>
        }
      />
      <a
        href={`/community?tab=gallery&submission=${_id}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('seeLookOf', { title })}
        className="inline-flex min-h-11 items-center self-start text-small underline underline-offset-4 hover:text-leaf"
      >
        {t('seeLook')}
      </a>
    </div>
  )
}

const EntryPicture = ({ image }: Pick<ChallengeEntry, 'image'>) => (
  <img
    src={pictureAt(image, 160)}
    alt=""
    width={96}
    height={120}
    loading="lazy"
    className="h-30 w-24 shrink-0 bg-sand object-cover"
  />
)

const placesOpenIn = ({ prizes, winners }: StaffChallenge) =>
  prizes.map((_, at) => at + 1).filter((place) => winners.every(({ position }) => position !== place))

/** An entry wins once. */
const entriesLeftIn = ({ entries, winners }: StaffChallenge) =>
  entries.filter(({ _id }) => winners.every(({ submissionId }) => submissionId !== _id))

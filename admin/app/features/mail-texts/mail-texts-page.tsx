import { type MailTextSummary, mailGroups } from '@first-fashion/contract/mail-texts/mail-text'
import { Badge, buttonClass } from '@first-fashion/ui'
import { Link, useSearchParams } from 'react-router'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { useMailTexts } from './queries.ts'
import { useWords } from './words.ts'

/** All emails that customers get, by what they are about. */
export function MailTextsPage() {
  const { t } = useWords()
  const list = useMailTexts()
  const [query] = useSearchParams()
  const found = list.data?.filter(matches(query.get('search') ?? ''))
  return (
    <ListFrame
      title={t('emails')}
      lead={t('lead')}
      total={found?.length}
      pages={1}
      state={list.status}
      onRetry={() => void list.refetch()}
      filters={null}
    >
      {mailGroups.map((group) => (
        <MailGroup
          key={group}
          name={t(`about.${group}`)}
          mails={found?.filter((mail) => mail.group === group)}
        />
      ))}
    </ListFrame>
  )
}

/** Whether a title or a subject has the words of a search. */
const matches =
  (search: string) =>
  ({ title, subject }: MailTextSummary): boolean =>
    `${title} ${subject}`.toLowerCase().includes(search.trim().toLowerCase())

interface GroupProps {
  readonly name: string
  readonly mails: readonly MailTextSummary[] | undefined
}

function MailGroup({ name, mails = [] }: GroupProps) {
  const { t } = useWords()
  if (mails.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-title">{name}</h2>
      <ListTable
        label={name}
        rows={mails}
        keyOf={(mail) => mail.name}
        columns={[
          {
            title: t('mailTitle'),
            isName: true,
            cell: (mail) => (
              <Link to={`/emails/${mail.name}`} className={buttonClass('link')}>
                {mail.title}
              </Link>
            ),
          },
          { title: t('subject'), cell: ({ subject }) => subject },
          { title: t('ownText'), cell: ({ state }) => <MailState state={state} /> },
        ]}
      />
    </section>
  )
}

/** Whose text an email has. */
export function MailState({ state }: Pick<MailTextSummary, 'state'>) {
  const { t } = useWords()
  const word = t(`states.${state}`)
  if (state === 'default') return <span className="text-timber">{word}</span>
  return <Badge tone={state === 'changed' ? 'leaf' : 'accent'}>{word}</Badge>
}

import { chatFolders, type InboxConversation } from '@first-fashion/contract/chat/staff-calls'
import { Checkbox, Skeleton, TabButton, TextField } from '@first-fashion/ui'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Pages, withChange } from '../../../platform/lists/pages.tsx'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { shortShopMoment } from '../../../platform/shop-time.ts'
import { useInbox } from '../queries.ts'
import { useWords } from '../words.ts'

/** The conversations of a folder, or those that a search finds. */
export function InboxList({ openId }: { readonly openId: string | undefined }) {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const folder = chatFolders.find((one) => one === address.get('folder')) ?? 'open'
  const mine = address.get('mine') === 'yes' ? 'yes' : 'no'
  const search = address.get('search') ?? ''
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1)
  const inbox = useInbox({ folder, mine, search, page: String(page) })
  const shown = inbox.data?.conversations ?? []
  useArrows(shown, openId, address.toString())
  const set = (name: string, value: string) =>
    setAddress((before) => withChange(before, { [name]: value }), { replace: true })
  return (
    <section aria-label={t('conversations')} className="border border-hairline bg-paper">
      <nav aria-label={t('folder')} className="flex gap-4 border-b border-hairline px-4">
        {chatFolders.map((one) => (
          <TabButton key={one} isShown={one === folder && search === ''} onClick={() => set('folder', one)}>
            {`${t(`folders.${one}`)} ${inbox.data?.counts[one] ?? ''}`.trim()}
          </TabButton>
        ))}
      </nav>
      <div className="grid gap-2 border-b border-hairline p-3">
        <TextField
          label={t('searchHint')}
          labelHidden
          type="search"
          placeholder={t('searchHint')}
          value={search}
          onChange={({ target }) => set('search', target.value)}
        />
        <Checkbox
          label={t('mine')}
          checked={mine === 'yes'}
          onChange={() => set('mine', mine === 'yes' ? '' : 'yes')}
        />
      </div>
      {inbox.isPending ? <Skeleton className="m-3 h-40" /> : null}
      {inbox.isError ? <LoadFailure error={inbox.error} onRetry={() => inbox.refetch()} /> : null}
      {inbox.data !== undefined && shown.length === 0 ? (
        <div className="p-4">
          <p className="font-medium">{search === '' ? t('noneTitle') : t('noneFound')}</p>
          {search === '' ? <p className="text-small text-timber">{t('noneText')}</p> : null}
        </div>
      ) : null}
      <ul className="max-h-[70dvh] divide-y divide-hairline overflow-y-auto">
        {shown.map((one) => (
          <li key={one.id}>
            <InboxRow conversation={one} isOpen={one.id === openId} search={address.toString()} />
          </li>
        ))}
      </ul>
      {(inbox.data?.pages ?? 1) > 1 ? (
        <div className="px-3 pb-3">
          <Pages page={page} pages={inbox.data?.pages ?? 1} />
        </div>
      ) : null}
    </section>
  )
}

interface InboxRowProps {
  readonly conversation: InboxConversation
  readonly isOpen: boolean
  readonly search: string
}

function InboxRow({ conversation: one, isOpen, search }: InboxRowProps) {
  const { t } = useWords()
  return (
    <Link
      to={{ pathname: `/chat/${one.id}`, search }}
      aria-current={isOpen ? 'page' : undefined}
      className={`block px-4 py-3 hover:bg-sand ${isOpen ? 'bg-sand' : ''}`}
    >
      <span className="flex items-baseline gap-2">
        <span className={`min-w-0 truncate ${one.unread > 0 ? 'font-semibold' : 'font-medium'}`}>
          {one.customer.name}
        </span>
        {one.unread > 0 ? (
          <span className="shrink-0 rounded-full bg-saffron px-2 text-small font-semibold">
            {t('unread', { count: one.unread })}
          </span>
        ) : null}
        <time dateTime={one.lastMessageAt} className="ml-auto shrink-0 text-small text-timber">
          {shortShopMoment(one.lastMessageAt, new Date())}
        </time>
      </span>
      <span className="block truncate text-small text-timber">{one.excerpt}</span>
      <span className="flex gap-3 text-small text-timber">
        {one.waitingSince === null ? null : (
          <span>{t('waitingFor', { time: spanSince(one.waitingSince) })}</span>
        )}
        {one.assignedTo === null ? null : <span className="truncate">{one.assignedTo.name}</span>}
      </span>
    </Link>
  )
}

/** Alt with the arrow keys opens the next and the previous conversation. */
function useArrows(shown: readonly InboxConversation[], openId: string | undefined, search: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (!event.altKey || step === 0) return
      const at = shown.findIndex(({ id }) => id === openId)
      const next = shown[at < 0 ? 0 : at + step]
      if (next === undefined) return
      event.preventDefault()
      void navigate({ pathname: `/chat/${next.id}`, search })
    }
    window.addEventListener('keydown', move)
    return () => window.removeEventListener('keydown', move)
  }, [shown, openId, search, navigate])
}

const minuteMs = 60_000

/** As '5 min', '3 h' or '2 d'. */
function spanSince(at: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(at)) / minuteMs))
  if (minutes < 60) return `${minutes} min`
  return minutes < 1440 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} d`
}

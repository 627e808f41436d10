import { buttonClass, EmptyState } from '@first-fashion/ui'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { useRoleMay } from '../../platform/session.ts'
import { ConversationView } from './desk/conversation-view.tsx'
import { sendLeftAnswers } from './desk/desk-chats.ts'
import { useDeskSocket } from './desk/use-desk-socket.ts'
import { useWriter } from './desk/use-writer.ts'
import { InboxList } from './inbox/inbox-list.tsx'
import { useWords } from './words.ts'

/** The inbox: the list, the open conversation, and its customer. On a phone one of them at a time. */
export function ChatPage() {
  const { t } = useWords()
  const { id } = useParams()
  const desk = useDeskSocket()
  const mayManage = useRoleMay('chat.manage')
  const writer = useWriter()
  useEffect(() => sendLeftAnswers(writer), [writer])
  return (
    <>
      {/* On a phone the head of an open conversation takes the place of the page's. */}
      {id === undefined ? null : <h1 className="sr-only lg:hidden">{t('chat')}</h1>}
      <div
        className={`mb-4 flex-wrap items-center gap-x-6 gap-y-1 ${id === undefined ? 'flex' : 'hidden lg:flex'}`}
      >
        <h1 className="text-heading">{t('chat')}</h1>
        <p role="status" className="text-small text-timber">
          {desk.isConnected ? t('connected') : t('disconnected')}
        </p>
        <span className="ml-auto flex gap-4">
          <Link to="/chat/figures" className={buttonClass('link', 'text-small')}>
            {t('figures')}
          </Link>
          {mayManage ? (
            <Link to="/chat/settings" className={buttonClass('link', 'text-small')}>
              {t('settings')}
            </Link>
          ) : null}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className={id === undefined ? '' : 'hidden lg:block'}>
          <InboxList openId={id} />
        </div>
        <div className={id === undefined ? 'hidden lg:block' : ''}>
          {id === undefined ? (
            <EmptyState title={t('chooseTitle')} text={t('chooseText')} />
          ) : (
            <ConversationView key={id} id={id} desk={desk} />
          )}
        </div>
      </div>
    </>
  )
}

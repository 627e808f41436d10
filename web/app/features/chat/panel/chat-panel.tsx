import '../chat-words.ts'
import { Button, DropMenu, iconButtonClass, MenuButton, Notice, Skeleton } from '@first-fashion/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { EllipsisVertical } from 'lucide-react'
import { useEffect } from 'react'
import { CallRefused } from '../../../platform/queries/call.ts'
import { saveFile } from '../../../platform/screen/save-file.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { chatKeys } from '../chat.keys.ts'
import { call } from '../chat-calls.ts'
import type { useSound } from '../connection/attention.ts'
import type { Connection } from '../connection/use-connection.ts'
import { ChatFrame } from './chat-frame.tsx'
import { Conversation } from './conversation.tsx'

interface ChatPanelProps {
  readonly token: string
  readonly connection: Connection
  readonly sound: ReturnType<typeof useSound>
  /** What was typed and not sent outlives the open panel. */
  readonly draft: string
  readonly setDraft: (change: (before: string) => string) => void
  /** Everything is read. */
  readonly onRead: () => void
  readonly onClose: () => void
}

/** The open chat: it loads the conversation, or says why it cannot. */
export function ChatPanel(props: ChatPanelProps) {
  const { token, connection, sound, draft, setDraft, onRead, onClose } = props
  const { t } = useTranslation()
  const loaded = useQuery({
    queryKey: chatKeys.conversation(token),
    queryFn: async () => (await call('chat.conversation')).conversation,
    // Opening hours and ratings change meanwhile.
    staleTime: 0,
    retry: false,
  })
  const words = loaded.error === null ? undefined : failureWords(loaded.error, t('chat:failed'))
  useEffect(() => {
    if (words !== undefined) toasts.error(words)
  }, [words])
  return (
    <ChatFrame
      isOnline={connection.isOnline}
      hours={loaded.data?.hours}
      menu={<ChatMenu sound={sound} hasMessages={(loaded.data?.lastSequence ?? 0) > 0} />}
      onClose={onClose}
    >
      {loaded.data === undefined && words !== undefined ? (
        <div className="grid gap-3 p-5">
          <Notice>{words}</Notice>
          <Button variant="secondary" onClick={() => void loaded.refetch()}>
            {t('chat:retry')}
          </Button>
        </div>
      ) : null}
      {loaded.data === undefined && words === undefined ? (
        <div className="grid gap-4 p-5" aria-busy="true">
          <span className="sr-only">{t('chat:loading')}</span>
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="ml-auto h-12 w-1/2" />
          <Skeleton className="h-12 w-3/5" />
        </div>
      ) : null}
      {loaded.data === undefined ? null : (
        <Conversation
          token={token}
          conversation={loaded.data}
          connection={connection}
          draft={draft}
          setDraft={setDraft}
          onHeard={sound.play}
          onRead={onRead}
          onClose={onClose}
        />
      )}
    </ChatFrame>
  )
}

const failureWords = (error: Error, otherwise: string): string =>
  error instanceof CallRefused && error.failure.status !== 0 ? error.failure.message : otherwise

interface ChatMenuProps {
  readonly sound: ReturnType<typeof useSound>
  readonly hasMessages: boolean
}

/** Sound, and the conversation as a file or an email. */
function ChatMenu({ sound, hasMessages }: ChatMenuProps) {
  const { t } = useTranslation()
  const onError = (error: Error) => toasts.error(error.message)
  const download = useMutation({
    mutationFn: () => call('chat.transcript'),
    onSuccess: ({ file }) => saveFile(file.name, file.text, 'text/plain'),
    onError,
  })
  const mail = useMutation({
    mutationFn: () => call('chat.mail-transcript'),
    onSuccess: () => toasts.success(t('chat:mailed')),
    onError,
  })
  return (
    <DropMenu
      label={t('chat:menu')}
      button={<EllipsisVertical aria-hidden="true" size={20} />}
      buttonClass={iconButtonClass('hover:bg-paper/15 active:bg-paper/25')}
    >
      <li className="text-ink">
        <MenuButton onClick={sound.toggle}>{sound.isMuted ? t('chat:unmute') : t('chat:mute')}</MenuButton>
      </li>
      <li className="text-ink">
        <MenuButton disabled={!hasMessages} onClick={() => download.mutate()}>
          {t('chat:download')}
        </MenuButton>
      </li>
      <li className="text-ink">
        <MenuButton disabled={!hasMessages} onClick={() => mail.mutate()}>
          {t('chat:mail')}
        </MenuButton>
      </li>
    </DropMenu>
  )
}

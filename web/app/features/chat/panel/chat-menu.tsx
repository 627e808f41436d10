import { DropMenu, iconButtonClass, MenuButton } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { EllipsisVertical } from 'lucide-react'
import { saveFile } from '../../../platform/screen/save-file.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call } from '../chat-calls.ts'
import type { useSound } from '../connection/attention.ts'
import '../chat-words.ts'

interface ChatMenuProps {
  readonly sound: ReturnType<typeof useSound>
  readonly hasMessages: boolean
}

/** Sound, and the conversation as a file or an email. */
export function ChatMenu({ sound, hasMessages }: ChatMenuProps) {
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

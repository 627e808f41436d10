import { chatMessageMaximumLength } from '@first-fashion/contract/chat/message'
import { IconButton, Notice } from '@first-fashion/ui'
import { MessageForm } from '@first-fashion/ui/chat'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useSayTyping } from '../connection/use-typing.ts'
import { coversPage } from '../panel/covers-page.ts'
import { Attachments } from './attachments.tsx'
import type { ComposerProps } from './composer-props.ts'
import '../chat-words.ts'

/** The box to write in: Enter sends, Shift and Enter does not [B2.50]. */
export function Composer(props: ComposerProps) {
  const { box, conversationId, connection, canSend, draft, setDraft, post } = props
  const { t } = useTranslation()
  const [isAttaching, setAttaching] = useState(false)
  const sayTyping = useSayTyping(connection.socket, conversationId)
  const excess = draft.trim().length - chatMessageMaximumLength
  const isReady = canSend && draft.trim() !== '' && excess <= 0
  const send = () => {
    if (!isReady) return
    post(draft.trim())
    setDraft(() => '')
    sayTyping(false)
  }
  return (
    <div className="border-t border-hairline p-2">
      {isAttaching ? <Attachments {...props} onDone={() => setAttaching(false)} /> : null}
      {excess > 0 ? <Notice>{t('chat:tooLong', { count: excess })}</Notice> : null}
      <MessageForm
        box={box}
        label={t('chat:label')}
        placeholder={t('chat:placeholder')}
        title={t('chat:keys')}
        sendLabel={t('chat:send')}
        // On a phone the keyboard would cover what was written.
        autoFocus={!coversPage()}
        value={draft}
        isReady={isReady}
        onType={(text) => {
          setDraft(() => text)
          sayTyping(text !== '')
        }}
        onSend={send}
      >
        <IconButton
          label={t('chat:attach')}
          aria-expanded={isAttaching}
          onClick={() => setAttaching(!isAttaching)}
        >
          <Paperclip aria-hidden="true" size={20} />
        </IconButton>
      </MessageForm>
    </div>
  )
}

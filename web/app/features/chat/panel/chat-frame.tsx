import type { ChatConversation } from '@first-fashion/contract/chat/calls'
import { IconButton } from '@first-fashion/ui'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { clockTime, isAllDay } from './answer-hours.rules.ts'
import { coversPage } from './covers-page.ts'
import '../chat-words.ts'

interface ChatFrameProps {
  readonly isOnline: boolean
  /** When the shop answers today; null if not today, undefined while it is unknown. */
  readonly hours: ChatConversation['hours'] | undefined
  readonly menu: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * The window of the chat: over all of the page on a phone, above the keyboard; beside the page on a desktop, above what
 * covers the lower edge unless that leaves it less than 17rem.
 */
export function ChatFrame({ isOnline, hours, menu, onClose, children }: ChatFrameProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  useShown(ref)
  return (
    <dialog
      ref={ref}
      aria-label={t('chat:title')}
      onClose={({ currentTarget }) => {
        // It was shown again at once, as React does in development.
        if (!currentTarget.open) onClose()
      }}
      onClick={({ target }) => {
        if (coversPage() && leadsElsewhere(target)) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="fixed z-40 bg-paper p-0 shadow-floating max-sm:inset-0 max-sm:h-dvh max-sm:w-screen sm:inset-[auto_1rem_min(calc(5.5rem+var(--covered-below)),calc(100dvh-18rem))_auto] sm:h-[max(17rem,min(36rem,calc(100dvh-7rem-var(--covered-below))))] sm:w-96 sm:rounded-soft sm:animate-[appear_200ms_ease-out]"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 bg-leaf py-1.5 pr-1.5 pl-4 text-paper">
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-lead">{t('chat:title')}</h2>
            <p className="flex items-center gap-1.5 text-small">
              <span className={`size-2 rounded-full ${isOnline ? 'bg-saffron' : 'border border-paper'}`}>
                {isOnline ? <span className="sr-only">{t('chat:online')}</span> : null}
              </span>
              {isOnline ? <AnswerHours hours={hours} /> : t('chat:offline')}
            </p>
          </div>
          {menu}
          <IconButton
            label={t('chat:close')}
            onClick={onClose}
            className="hover:bg-paper/15 active:bg-paper/25"
          >
            <X aria-hidden="true" size={20} />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** The one state of the chat while it is connected: when the shop answers. */
function AnswerHours({ hours }: Pick<ChatFrameProps, 'hours'>) {
  const { t } = useTranslation()
  if (hours === undefined) return null
  if (hours === null) return t('chat:answerOtherDay')
  if (isAllDay(hours)) return t('chat:answerAllDay')
  return t('chat:answerFrom', { from: clockTime(hours.opensAt), to: clockTime(hours.closesAt) })
}

/** A link to a page of the store, which the chat would cover. */
const leadsElsewhere = (pressed: EventTarget): boolean =>
  pressed instanceof Element && pressed.closest('a:not([target])') !== null

/** Modal where it covers the page; it follows the part of the screen that the keyboard leaves. */
function useShown(ref: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const isModal = coversPage()
    if (isModal) dialog.showModal()
    else dialog.show()
    const { visualViewport } = window
    const fit = () => {
      if (!isModal || visualViewport === null) return
      dialog.style.height = `${visualViewport.height}px`
      dialog.style.top = `${visualViewport.offsetTop}px`
    }
    fit()
    visualViewport?.addEventListener('resize', fit)
    document.documentElement.classList.toggle('overflow-hidden', isModal)
    return () => {
      visualViewport?.removeEventListener('resize', fit)
      document.documentElement.classList.remove('overflow-hidden')
      if (dialog.open) dialog.close()
    }
  }, [ref])
}

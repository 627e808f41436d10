import '../chat-words.ts'
import { FloatingButton } from '@first-fashion/ui'
import { MessageCircle } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { type Box, isTaken } from './clear-place.rules.ts'

interface ChatButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly isOnline: boolean
  readonly unread: number
  readonly onClick: () => void
}

/** The round button at the bottom right: unread messages, and whether the chat is connected. */
export function ChatButton({ ref, isOpen, isOnline, unread, onClick }: ChatButtonProps) {
  const { t } = useTranslation()
  const isAside = useSteppingAside(ref)
  const name = unread > 0 ? t('chat:openUnread', { count: unread }) : t('chat:open')
  return (
    <FloatingButton
      ref={ref}
      label={isOpen ? t('chat:close') : name}
      isOpen={isOpen}
      isOnline={isOnline}
      state={isOnline ? t('chat:online') : t('chat:offline')}
      unread={unread}
      isAside={isAside && !isOpen}
      onClick={onClick}
    >
      <MessageCircle aria-hidden="true" size={24} />
    </FloatingButton>
  )
}

/** What the button never covers: what is pressed or filled in, and prices, whose figures are tabular. */
const kept =
  'main :is(button, input, select, textarea, label, summary, a:not(:has(img)), .tabular-nums), footer a, [data-sticky-bar]'
/** A page that still moves is looked at once it stands. */
const settleMs = 120
/** On wider screens the margin beside the page has room for the button. */
const phone = '(width < 40rem)'

/** The place of the button when it is not aside. */
function placeOf(button: HTMLElement): Box {
  const { top, bottom, width } = button.getBoundingClientRect()
  const right = document.documentElement.clientWidth - 16
  return { left: right - width, top, right, bottom }
}

const isCovering = (button: HTMLElement): boolean => {
  const place = placeOf(button)
  const near = [...document.querySelectorAll<HTMLElement>(kept)]
    .filter((element) => !button.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
  return isTaken(place, near)
}

/**
 * Whether the button of the chat stands aside, at the very edge of a phone's screen: while the page moves, and where the
 * button would cover a price, a button or a field.
 */
function useSteppingAside(ref: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(phone)
    let timer = 0
    const look = () => setAside(media.matches && ref.current !== null && isCovering(ref.current))
    const later = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(look, settleMs)
    }
    const move = () => {
      if (media.matches) setAside(true)
      later()
    }
    const changes = new MutationObserver(later)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', move, { passive: true })
    window.addEventListener('resize', later)
    look()
    return () => {
      changes.disconnect()
      window.clearTimeout(timer)
      window.removeEventListener('scroll', move)
      window.removeEventListener('resize', later)
    }
  }, [ref])
  return isAside
}

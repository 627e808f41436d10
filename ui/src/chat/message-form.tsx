import { SendHorizontal } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../buttons/button.tsx'
import { MessageBox } from '../fields/message-box.tsx'

interface MessageFormProps {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly label: string
  readonly placeholder: string
  /** Says which keys do what. */
  readonly title?: string
  readonly sendLabel: string
  readonly autoFocus?: boolean
  readonly value: string
  /** Whether the button sends it; Enter asks `onSend` all the same. */
  readonly isReady: boolean
  readonly onType: (text: string) => void
  readonly onSend: () => void
  /** Stands before the box. */
  readonly children?: ReactNode
}

/** The box that messages are written in: Enter or the button sends, Shift and Enter starts a new line. */
export function MessageForm(props: MessageFormProps) {
  const { box, sendLabel, isReady, onType, onSend, children, ...rest } = props
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
      <MessageBox {...rest} ref={box} onChange={({ target }) => onType(target.value)} onSend={onSend} />
      <Button type="submit" disabled={!isReady} aria-label={sendLabel} className="px-3">
        <SendHorizontal aria-hidden="true" size={20} />
      </Button>
    </form>
  )
}

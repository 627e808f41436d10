import type { RefObject } from 'react'
import type { Connection } from '../connection/use-connection.ts'

/** What the box to write in, and what goes with a message, need. */
export interface ComposerProps {
  readonly token: string
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly conversationId: string
  readonly connection: Connection
  readonly canSend: boolean
  readonly draft: string
  readonly setDraft: (change: (before: string) => string) => void
  readonly post: (text: string) => void
}

declare module 'virtual:contract-routes' {
  import type { Access, CallName } from '@first-fashion/contract'

  /** Staff calls belong to the back office, those of the chat come with its code. */
  export type StoreCall = Exclude<CallName, `staff.${string}` | ChatCall>
  export type ChatCall = Extract<CallName, `chat.${string}`>

  export interface CallRoute {
    readonly method: string
    readonly path: string
    readonly access: Access
    /** The form field of the file, if there is one. */
    readonly file?: string
  }

  const routes: Readonly<Record<StoreCall, CallRoute>>
  export default routes
}

declare module 'virtual:contract-routes/chat' {
  import type { CallRoute, ChatCall } from 'virtual:contract-routes'

  const routes: Readonly<Record<ChatCall, CallRoute>>
  export default routes
}

declare module 'virtual:text-shaper' {
  /** Settles when faces can be read. */
  export const shaperStarted: Promise<void>
}

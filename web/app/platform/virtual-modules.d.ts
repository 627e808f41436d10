declare module 'virtual:contract-routes' {
  import type { Access, CallName } from '@first-fashion/contract'

  /** Staff calls belong to the back office. */
  export type StoreCall = Exclude<CallName, `staff.${string}`>
  const routes: Readonly<
    Record<
      StoreCall,
      {
        readonly method: string
        readonly path: string
        readonly access: Access
        /** The form field of the file, if there is one. */
        readonly file?: string
      }
    >
  >
  export default routes
}

/** Each adds the calls of a feature to the routes: no first visit needs them. */
declare module 'virtual:contract-routes/chat' {}
declare module 'virtual:contract-routes/community' {}
declare module 'virtual:contract-routes/custom-products' {}
declare module 'virtual:contract-routes/design-logs' {}
declare module 'virtual:contract-routes/saved-designs' {}
declare module 'virtual:contract-routes/explanation' {}
declare module 'virtual:contract-routes/fulfilment' {}
declare module 'virtual:contract-routes/gift-notes' {}
declare module 'virtual:contract-routes/waitlist' {}
declare module 'virtual:contract-routes/invoices' {}
declare module 'virtual:contract-routes/security' {}

declare module 'virtual:text-shaper' {
  /** Settles when faces can be read. What reads them is loaded once, and again after a failure. */
  export const startShaper: () => Promise<void>
}

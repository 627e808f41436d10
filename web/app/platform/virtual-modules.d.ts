declare module 'virtual:contract-routes' {
  import type { Access, CallName } from '@first-fashion/contract'

  /** Staff calls are the back office's. */
  export type StoreCall = Exclude<CallName, `staff.${string}`>
  const routes: Readonly<
    Record<
      StoreCall,
      {
        readonly method: string
        readonly path: string
        readonly access: Access
        /** The field of the file, where one is sent. */
        readonly file?: string
      }
    >
  >
  export default routes
}

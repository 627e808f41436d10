declare module 'virtual:contract-routes' {
  import type { Access, CallName } from '@first-fashion/contract'

  const routes: Readonly<
    Record<
      CallName,
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
declare module '*.css' {}

/** The front door of the set-up list. */
export { SetupNotice } from './setup-notice.tsx'

/** The front door of personal data: download and deletion. */
export { createAccountDeletion } from './account-deletion.service.ts'
export { createDataDownload } from './data-download.service.ts'
export { purgeOldFarewells } from './farewell.queries.ts'
export { personalDataRoutes } from './personal-data.routes.ts'
export { personalDataSubscriptions } from './personal-data.subscribers.ts'

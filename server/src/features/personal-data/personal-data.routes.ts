import type { Handlers } from '../../platform/http/handlers.ts'
import type { AccountDeletion } from './account-deletion.service.ts'
import type { DataDownload } from './data-download.service.ts'

export interface PersonalDataRoutesDeps {
  readonly download: DataDownload
  readonly deletion: AccountDeletion
}

export const personalDataRoutes = ({ download, deletion }: PersonalDataRoutesDeps): Handlers => ({
  'personal-data.download': async ({ session }) => ({ success: true, ...(await download.of(session)) }),
  'personal-data.delete-account': async ({ session, body }) => {
    await deletion.delete(session, body.password)
    return { success: true, message: 'Your account has been deleted' }
  },
})

import type { Mail } from '../../ports/mail.ts'
import { accountDeletedMail } from './account-deleted.mail.ts'

export const personalDataJobs = ({ mail }: { readonly mail: Mail }) => ({
  'account-deleted': async (to: { name: string; email: string }) => {
    await mail.send(accountDeletedMail(to))
  },
})

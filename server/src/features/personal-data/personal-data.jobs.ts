import type { Database } from '../../platform/database/database.ts'
import { PermanentFailure } from '../../platform/permanent-failure.ts'
import type { Mail } from '../../ports/mail.ts'
import { accountDeletedMail } from './account-deleted.mail.ts'
import { deleteFarewell, farewellById } from './farewell.queries.ts'

interface PersonalDataJobsDeps {
  readonly database: Database
  readonly mail: Mail
}

export const personalDataJobs = ({ database: { db }, mail }: PersonalDataJobsDeps) => ({
  'account-deleted': async ({ farewellId }: { farewellId: string }) => {
    const to = await farewellById(db, farewellId)
    if (to === undefined) return
    await mail.send(accountDeletedMail(to)).catch(async (error: unknown) => {
      // An address that is never reached need not be kept for another try.
      if (error instanceof PermanentFailure) await deleteFarewell(db, farewellId)
      throw error
    })
    await deleteFarewell(db, farewellId)
  },
})

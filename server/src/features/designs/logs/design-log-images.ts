import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isUuid } from '../../../platform/ids.ts'
import { nameOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import { designImages } from '../images/design-images.table.ts'
import type { DesignImageUser } from '../images/image-users.ts'
import { designLogEntries, designLogs } from './design-logs.table.ts'

/** Whether the log is of somebody who has one of the pictures. */
const isOfOwner = (db: Db, urls: readonly string[]) =>
  exists(
    db
      .select({ id: designImages.id })
      .from(designImages)
      .where(
        and(
          eq(designImages.customerId, designLogs.customerId),
          inArray(designImages.id, urls.map(nameOfUpload).filter(isUuid)),
        ),
      ),
  )

/**
 * A picture that was deleted from the library is shown again by an earlier step, by another version of the design, and on a
 * side that the variant does not have. Only its owner's logs are read.
 */
export const designLogImages: DesignImageUser = {
  urlsInUse: async (db, urls) => {
    const url = sql<string>`jsonb_path_query(${designLogEntries.entry}, '$.change.**.url') #>> '{}'`
    const shown = db
      .selectDistinct({ url: url.as('url') })
      .from(designLogEntries)
      .innerJoin(designLogs, eq(designLogs.id, designLogEntries.logId))
      .where(isOfOwner(db, urls))
      .as('shown')
    const rows = await db
      .select({ url: shown.url })
      .from(shown)
      .where(inArray(shown.url, [...urls]))
    return rows.map((row) => row.url)
  },
}

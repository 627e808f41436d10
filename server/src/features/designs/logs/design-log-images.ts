import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isUuid } from '../../../platform/ids.ts'
import { nameOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import { designImages } from '../images/design-images.table.ts'
import { showsPictures } from '../images/image-users.ts'
import { designLogEntries, designLogs } from './design-logs.table.ts'

/** Whether an entry is in a log of somebody who has one of the pictures. */
const isOfOwner = (db: Db, urls: readonly string[]) =>
  exists(
    db
      .select({ id: designLogs.id })
      .from(designLogs)
      .innerJoin(designImages, eq(designImages.customerId, designLogs.customerId))
      .where(
        and(
          eq(designLogs.id, designLogEntries.logId),
          inArray(designImages.id, urls.map(nameOfUpload).filter(isUuid)),
        ),
      ),
  )

/**
 * A picture that was deleted from the library is shown again by an earlier step, by another version of the design, and on a
 * side that the variant does not have. Only its owner's logs are read.
 */
export const designLogImages = showsPictures({
  table: designLogEntries,
  shown: sql<string>`jsonb_path_query(${designLogEntries.entry}, '$.change.**.url') #>> '{}'`,
  among: isOfOwner,
})

import type { PersonalData } from '../../../platform/feature.ts'
import type { UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'
import { openedDesign } from './saved-design.view.ts'
import { previewsOf, wholeSavedDesignsOf } from './saved-designs.queries.ts'

/** What designs store about people; the rows go with the account's. */
export const savedDesignsData = (uploads: UploadedPictures): PersonalData => ({
  tables: ['saved_designs'],
  download: async (db, { customerId }) => ({
    savedDesigns: (await wholeSavedDesignsOf(db, customerId)).map(openedDesign),
  }),
  erase: async (tx, { customerId }) => {
    const previews = await previewsOf(tx, customerId)
    return () => Promise.all(previews.map((name) => uploads.discard(name)))
  },
})

import { useQuery } from '@tanstack/react-query'
import { call, type UploadInput, upload } from '../../../platform/api.ts'

/** The collections that a product row can show. */
export const useCollections = () =>
  useQuery({
    queryKey: ['collections of the home page'],
    queryFn: async () => (await call('staff.collections')).collections,
  })

export const uploadSectionPicture = (input: UploadInput) => upload('staff.content-picture-add', input)

import { type UploadInput, upload } from '../../../platform/api.ts'

/** Uploads a picture for articles and challenges. */
export const uploadCommunityPicture = (input: UploadInput) => upload('staff.community-picture-add', input)

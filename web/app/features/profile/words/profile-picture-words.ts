import { words } from '../../../platform/words/i18n.ts'

/** The words of the profile picture, in English. */
const profilePictureEn = {
  profileImage: 'Profile picture',
  coverImage: 'Cover picture',
  addProfile: 'Add picture',
  changeProfile: 'Change picture',
  addCover: 'Add cover',
  changeCover: 'Change cover',
  removeProfile: 'Remove picture',
  removeCover: 'Remove cover',
  removeTitle: 'Remove this picture?',
  removeText: 'We’ll delete it. You can add a new one at any time.',
  remove: 'Remove',
  keep: 'Keep it',
  removeFailed: 'The picture could not be removed',
  crop: 'Visible part: move it with the arrow keys',
  cropHint: 'Drag the picture, or move it with the arrow keys.',
  zoom: 'Zoom',
  upload: 'Upload',
  another: 'Choose another',
  uploading: 'Uploading',
  noPreview: 'Your browser can’t preview this file. We’ll check it when you upload it.',
  tooLarge: 'This picture is too large. Maximum size is 10MB',
  profileFailed: 'Failed to upload profile image',
  coverFailed: 'Failed to upload image',
} as const

words.addResourceBundle('en', 'profile-picture', profilePictureEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'profile-picture': typeof profilePictureEn
  }
}

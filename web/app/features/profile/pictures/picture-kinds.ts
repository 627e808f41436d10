import { acceptedPictures } from '@first-fashion/contract/pictures'
import '../words/profile-picture-words.ts'

/** The two profile pictures: their calls, words and aspect ratios. */
export const pictureKinds = {
  profileImage: {
    accept: acceptedPictures,
    upload: 'profile.upload-profile-image',
    removal: 'profile.remove-profile-image',
    aspect: 1,
    cropShape: 'round',
    words: {
      title: 'profile-picture:profileImage',
      add: 'profile-picture:addProfile',
      change: 'profile-picture:changeProfile',
      remove: 'profile-picture:removeProfile',
      failed: 'profile-picture:profileFailed',
    },
  },
  coverImage: {
    accept: acceptedPictures,
    upload: 'profile.upload-cover-image',
    removal: 'profile.remove-cover-image',
    aspect: 4,
    cropShape: 'rect',
    words: {
      title: 'profile-picture:coverImage',
      add: 'profile-picture:addCover',
      change: 'profile-picture:changeCover',
      remove: 'profile-picture:removeCover',
      failed: 'profile-picture:coverFailed',
    },
  },
} as const

export type PictureKind = keyof typeof pictureKinds

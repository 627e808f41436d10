import { acceptedPictures } from '@first-fashion/contract/pictures'
import '../../../platform/words/profile.ts'

/** The two profile pictures: their calls, words and aspect ratios. */
export const pictureKinds = {
  profileImage: {
    accept: acceptedPictures,
    upload: 'profile.upload-profile-image',
    removal: 'profile.remove-profile-image',
    aspect: 1,
    cropShape: 'round',
    words: {
      title: 'profilePicture.profileImage',
      add: 'profilePicture.addProfile',
      change: 'profilePicture.changeProfile',
      remove: 'profilePicture.removeProfile',
      failed: 'profilePicture.profileFailed',
    },
  },
  coverImage: {
    accept: acceptedPictures,
    upload: 'profile.upload-cover-image',
    removal: 'profile.remove-cover-image',
    aspect: 4,
    cropShape: 'rect',
    words: {
      title: 'profilePicture.coverImage',
      add: 'profilePicture.addCover',
      change: 'profilePicture.changeCover',
      remove: 'profilePicture.removeCover',
      failed: 'profilePicture.coverFailed',
    },
  },
} as const

export type PictureKind = keyof typeof pictureKinds

import { words } from '../../../platform/words/i18n.ts'

/** The words of Submit Your Style, in English. */
const submitEn = {
  title: 'Submit Your Style',
  name: 'Title',
  description: 'Description',
  challenge: 'Challenge',
  noChallenge: 'No challenge',
  optional: 'optional',
  instagram: 'Instagram link',
  hashtags: 'Hashtags',
  hashtagsHint: 'Separate them with commas: linen, batik, rampart',
  images: 'Pictures',
  imagesHint: 'Up to 5 pictures of at most 10MB each. The first one is shown in the gallery.',
  add: 'Add pictures',
  drop: 'Drop pictures here',
  chosen: 'Chosen pictures',
  caption: 'Caption of picture {{number}}',
  earlier: 'Move {{file}} one earlier',
  later: 'Move {{file}} one later',
  moved: '{{file}} is picture {{place}} of {{count}}',
  remove: 'Remove {{file}}',
  uploading: 'Uploading {{file}}',
  send: 'Submit',
  cancel: 'Cancel',
  required: 'Please fill in required fields',
  enterTitle: 'Enter a title',
  enterDescription: 'Enter a description',
  enterImages: 'Add at least one picture',
  noImages: 'Please select at least one image',
  tooMany: 'Maximum 5 images allowed',
  notAPicture: '{{file}} is not a valid image file',
  tooLarge: '{{file}} is too large. Maximum size is 10MB',
  failed: 'Failed to submit style',
  cancelled: 'Cancelled. Your look was not submitted, and your draft is kept.',
  arrived:
    'Your look had reached us before you cancelled, so it is in the gallery. You can delete it there. Your draft is kept.',
  unknown:
    'We don’t know whether your look reached us. Check the gallery before you submit it again. Your draft is kept.',
  loginAgain: 'Log in and come back to your draft',
  restored: 'Your draft is back.',
  discard: 'Start over',
} as const

words.addResourceBundle('en', 'submit-style', submitEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'submit-style': typeof submitEn
  }
}

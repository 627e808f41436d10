import { words } from '../../../platform/words/i18n.ts'

/** The words of photos on reviews and of reports, in English; they travel with what loads when one is near. */
export const photosEn = {
  photos: {
    add: 'Add photos',
    hint: 'JPG, PNG, WebP, AVIF or GIF, up to {{count}} photos of 10MB each.',
    chosen: 'Photos to add',
    takeOut: 'Remove {{file}}',
    notAPicture: '{{file}} is not a valid image file',
    tooLarge: '{{file}} is too large. Maximum size is 10MB',
    tooMany: 'Maximum {{count}} photos allowed for a review',
    uploading: 'Uploading photos',
    list: 'Photos by {{name}}',
    alt: 'Photo {{number}} of {{total}} by {{name}}',
    open: 'Open photo {{number}} of {{total}} by {{name}}',
    title: 'Photo by {{name}}',
    previous: 'Previous photo',
    next: 'Next photo',
    remove: 'Remove photo',
    removeFailed: 'The photo could not be removed',
  },
  list: {
    shown: '{{shown}} of {{total}} reviews',
    more: 'Show more reviews',
  },
  send: {
    failed: 'Failed to submit review. Please try again.',
    photosFailed: 'Failed to upload image',
  },
  deletion: {
    title: 'Delete your review?',
    text: 'We’ll remove it from the product, and its rating will no longer count.',
    keep: 'Keep it',
    failed: 'Failed to delete review',
    login: 'You must be logged in to delete a review',
  },
  report: {
    button: 'Report',
    buttonName: 'Report the review by {{name}}',
    title: 'Report this review?',
    text: 'Our staff will check it. The writer won’t know who reported it.',
    reason: 'What is wrong with it',
    reasons: {
      offensive: 'It is offensive',
      spam: 'It is advertising',
      'off-topic': 'It is not about the product',
      private: 'It shares private information',
    },
    send: 'Send report',
    cancel: 'Cancel',
    login: 'Please login to report a review',
    failed: 'The report could not be sent',
  },
} as const

words.addResourceBundle('en', 'reviews', photosEn, true)

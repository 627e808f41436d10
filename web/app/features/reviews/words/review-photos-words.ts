import { words } from '../../../platform/words/i18n.ts'

/** The words of photos on reviews, in English. */
const reviewPhotosEn = {
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
} as const

words.addResourceBundle('en', 'review-photos', reviewPhotosEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'review-photos': typeof reviewPhotosEn
  }
}

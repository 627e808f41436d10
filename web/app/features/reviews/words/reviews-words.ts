import { words } from '../../../platform/words/i18n.ts'

/** The words of reviews that travel with the page of a product, in English. */
const reviewsEn = {
  title: 'Reviews',
  write: 'Write a review',
  change: 'Change your review',
  saveChange: 'Save changes',
  verified: 'Verified purchase',
  yourRating: 'Your rating',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  text: 'Your review',
  submit: 'Submit review',
  loginFirst: 'Please login to submit a review',
  tooShort: 'Review must be at least 10 characters long',
  loadFailed: 'Failed to load reviews',
} as const

words.addResourceBundle('en', 'reviews', reviewsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reviews: typeof reviewsEn
  }
}

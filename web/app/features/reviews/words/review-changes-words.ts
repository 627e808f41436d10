import { words } from '../../../platform/words/i18n.ts'

/** The words of sending and deleting a review, in English. */
const reviewChangesEn = {
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
} as const

words.addResourceBundle('en', 'review-changes', reviewChangesEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'review-changes': typeof reviewChangesEn
  }
}

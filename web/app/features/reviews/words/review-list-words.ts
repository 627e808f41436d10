import { words } from '../../../platform/words/i18n.ts'

/** The words below a list of reviews, in English. */
const reviewListEn = {
  shown: '{{shown}} of {{total}} reviews',
  more: 'Show more reviews',
  sort: 'Sort reviews by',
  orders: { newest: 'Newest', highest: 'Highest rating', lowest: 'Lowest rating' },
  delete: 'Delete review',
  awaitsConfirmation: 'Only you see this review until you confirm your email address.',
} as const

words.addResourceBundle('en', 'review-list', reviewListEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'review-list': typeof reviewListEn
  }
}

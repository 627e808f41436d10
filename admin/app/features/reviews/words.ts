import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('reviews', {
  stars: 'Stars',
  photos: 'Photos',
  withPhotos: 'With photos',
  reports: 'Reports',
  reported: 'Reported',
  shown: 'Shown',
  hidden: 'Hidden',
  openPhoto: 'Open photo {{number}}',
  hiddenBecause: 'Hidden on {{date}}: {{reason}}',
  hideReview: 'Hide review',
  showReview: 'Show again',
  keepReview: 'Keep review',
  hideReviewText: 'Shoppers no longer see it, and its rating no longer counts. The writer sees the reason.',
  showReviewText: 'Shoppers see it, its rating counts, and its reports are closed.',
  starCount_one: '{{count}} star',
  starCount_other: '{{count}} stars',
  reportCount_one: '{{count}} report',
  reportCount_other: '{{count}} reports',
  reportReasons: {
    offensive: 'offensive',
    spam: 'advertising',
    'off-topic': 'not about the product',
    private: 'private information',
  },
})

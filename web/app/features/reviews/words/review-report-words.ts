import { words } from '../../../platform/words/i18n.ts'

/** The words of reporting a review, in English. */
const reviewReportEn = {
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
} as const

words.addResourceBundle('en', 'review-report', reviewReportEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'review-report': typeof reviewReportEn
  }
}

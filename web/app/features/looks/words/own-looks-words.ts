import { words } from '../../../platform/words/i18n.ts'

/** The words around one's own looks and reports, in English. */
const ownLooksEn = {
  hidden: 'We took “{{title}}” down: {{reason}}',
  appeal: 'Ask us to look again',
  appealTitle: 'Ask us to look again',
  appealText: 'Tell us why this look should be in the gallery.',
  message: 'Your message',
  waiting: 'You asked us to look again. We will.',
  answered: 'Our answer: {{answer}}',
  send: 'Send',
  cancel: 'Cancel',
  failed: 'This did not work. Check your connection and try again.',
  delete: 'Delete this look',
  deleteText: 'Are you sure you want to delete this look? Its likes and points go with it.',
  keep: 'Keep it',
  report: 'Report',
  reportTitle: 'Report this look',
  reportText: 'Our staff check every report.',
  reportLogin: 'Please login to report a look',
  reason: 'What is wrong with it?',
  reasons: {
    offensive: 'It is offensive',
    spam: 'It advertises something',
    'off-topic': 'It is not about clothes',
    private: 'It shows private information',
  },
} as const

words.addResourceBundle('en', 'own-looks', ownLooksEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'own-looks': typeof ownLooksEn
  }
}

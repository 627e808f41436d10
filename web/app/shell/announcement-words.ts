import { words } from '../platform/words/i18n.ts'

/** The words of the announcement, in English. */
const announcementEn = {
  title: 'Announcement',
  close: 'Close announcement',
} as const

words.addResourceBundle('en', 'announcement', announcementEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    announcement: typeof announcementEn
  }
}

import { words } from '../../../platform/words/i18n.ts'

/** The words of the enlarged picture, in English. */
const pictureViewerEn = {
  title: 'Pictures of {{name}}',
  count: '{{number}} of {{total}}',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
} as const

words.addResourceBundle('en', 'picture-viewer', pictureViewerEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'picture-viewer': typeof pictureViewerEn
  }
}

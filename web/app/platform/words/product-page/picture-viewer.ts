import { words } from '../i18n.ts'

/** The words of the picture viewer, in English; they travel with it. */
export const pictureViewerEn = {
  viewer: {
    title: 'Pictures of {{name}}',
    count: '{{number}} of {{total}}',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    previous: 'Previous picture',
    next: 'Next picture',
  },
} as const

words.addResourceBundle('en', 'translation', pictureViewerEn)

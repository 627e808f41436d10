import { words } from './i18n.ts'

/** Words about fabric, care and fit, in English. A file that uses one of them imports this one. */
export const careEn = {
  care: {
    title: 'Fabric, care and fit',
    fabricAndCare: 'Fabric & care',
    fit: 'Fit',
    symbols: {
      'wash-60': 'Wash at up to 60°',
      'wash-40': 'Wash at up to 40°',
      'wash-30': 'Wash at up to 30°',
      'wash-hand': 'Wash by hand',
      'wash-no': 'Do not wash',
      'bleach-no': 'Do not bleach',
      'tumble-low': 'Tumble dry on low',
      'tumble-no': 'Do not tumble dry',
      'dry-line': 'Hang to dry',
      'dry-shade': 'Hang to dry in shade',
      'dry-flat': 'Dry flat',
      'iron-high': 'Hot iron',
      'iron-medium': 'Warm iron',
      'iron-low': 'Cool iron',
      'iron-no': 'Do not iron',
      'clean-dry': 'May be dry cleaned',
      'clean-no': 'Do not dry clean',
    },
  },
} as const

words.addResourceBundle('en', 'translation', careEn)

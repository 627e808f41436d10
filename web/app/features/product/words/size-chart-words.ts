import { words } from '../../../platform/words/i18n.ts'

/** The words of the size chart, in English. */
const sizeChartEn = {
  units: { cm: 'cm', in: 'inches' },
  unit: 'Measurements in',
  scrolls: 'Swipe to see all measurements',
} as const

words.addResourceBundle('en', 'size-chart', sizeChartEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'size-chart': typeof sizeChartEn
  }
}

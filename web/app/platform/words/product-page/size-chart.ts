import { words } from '../i18n.ts'

/** The words of the size chart, in English; they travel with its dialog. */
export const sizeChartEn = {
  chart: {
    units: { cm: 'cm', in: 'inches' },
    unit: 'Measurements in',
    scrolls: 'Swipe to see all measurements',
  },
} as const

words.addResourceBundle('en', 'translation', sizeChartEn)

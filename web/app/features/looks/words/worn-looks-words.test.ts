import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'
import { expect, it } from 'vitest'
import { words } from '../../../platform/words/i18n.ts'
import './worn-looks-words.ts'

it('the words of the consent and the version that is recorded with it change together', () => {
  expect({ [wornConsentVersion]: words.t('worn-looks:consent') }).toEqual({
    '2026-11-25':
      'I agree that this look, my name in the community, the sizes and the height may show on the pages of these products. I can take this back in the look at any time.',
  })
})

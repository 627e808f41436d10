import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { Button } from '@first-fashion/ui'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import type { Mockups } from './use-mockups.ts'
import '../designer-words.ts'

interface MockupButtonProps {
  readonly side: PrintSide
  readonly mockups: Mockups
}

/** Asks for the mockup of a side. */
export function MockupButton({ side, mockups }: MockupButtonProps) {
  const { t } = useTranslation()
  const { status } = mockups.stateOf(side)
  return (
    <Button
      variant="secondary"
      aria-label={t('designer:generateMockupOf', { side: t(`designer:${side}Side`) })}
      disabled={status === 'empty' || status === 'ready'}
      busy={status === 'making'}
      onClick={() => mockups.generate(side)}
      className="w-full px-2"
    >
      {t('designer:generateMockup')}
    </Button>
  )
}

const words = {
  empty: 'designer:mockupNone',
  none: 'designer:mockupNone',
  making: 'designer:mockupMaking',
  ready: 'designer:mockupReady',
} as const

/** Whether a side has a mockup of the design as it is now. */
export function MockupStatus({ side, mockups }: MockupButtonProps) {
  const { t } = useTranslation()
  return (
    <span role="status" className="text-timber">
      {t(words[mockups.stateOf(side).status])}
    </span>
  )
}

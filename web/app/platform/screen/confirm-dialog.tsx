import { ConfirmDialog as Confirm } from '@first-fashion/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from '../words/use-translation.ts'

/** Asks before something is deleted or ended. */
export function ConfirmDialog(props: Omit<ComponentProps<typeof Confirm>, 'closeLabel'>) {
  const { t } = useTranslation()
  return <Confirm closeLabel={t('shell.close')} {...props} />
}

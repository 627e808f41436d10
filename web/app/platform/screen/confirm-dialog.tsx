import { ConfirmDialog as Confirm } from '@first-fashion/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** Asks before something is deleted or ended. */
export function ConfirmDialog(props: Omit<ComponentProps<typeof Confirm>, 'closeLabel'>) {
  const { t } = useTranslation()
  return <Confirm closeLabel={t('shell.close')} {...props} />
}

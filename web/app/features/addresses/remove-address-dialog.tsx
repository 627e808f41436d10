import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../platform/toasts.ts'
import { lineOf } from './saved-address.rules.ts'
import { useRememberAddresses } from './use-saved-addresses.ts'
import '../../platform/words/buying/addresses.ts'

interface DialogProps {
  readonly address: SavedAddress
  readonly onClose: () => void
}

/** Asks before a saved address is removed. */
export default function RemoveAddressDialog({ address, onClose }: DialogProps) {
  const { t } = useTranslation()
  const remember = useRememberAddresses()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await api('addresses.remove', { body: { addressId: address._id } })
    setBusy(false)
    onClose()
    if (!answer.ok) return toasts.error(messageOr(answer.failure, t('addresses.removeFailed')))
    remember(answer.value.addresses)
    toasts.success(answer.value.message)
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('addresses.removeTitle')}
      text={t('addresses.removeText', { address: lineOf(address) })}
      keep={t('addresses.keep')}
      confirm={t('addresses.remove')}
      isBusy={isBusy}
      onConfirm={remove}
    />
  )
}

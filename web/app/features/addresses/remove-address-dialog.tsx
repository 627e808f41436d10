import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { lineOf } from './saved-address.rules.ts'
import { useRememberAddresses } from './use-saved-addresses.ts'
import './addresses-words.ts'

interface DialogProps {
  readonly address: SavedAddress
  readonly onClose: () => void
}

/** Asks before a saved address is removed. */
export default function RemoveAddressDialog({ address, onClose }: DialogProps) {
  const { t } = useTranslation()
  const remember = useRememberAddresses()
  const removal = useMutation({
    mutationFn: () => call('addresses.remove', { body: { addressId: address._id } }),
    onSuccess: ({ addresses, message }) => {
      remember(addresses)
      toasts.success(message)
    },
    onError: (error) => toasts.error(refusalWords(error, t('addresses:removeFailed'))),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('addresses:removeTitle')}
      text={t('addresses:removeText', { address: lineOf(address) })}
      keep={t('addresses:keep')}
      confirm={t('addresses:remove')}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  )
}

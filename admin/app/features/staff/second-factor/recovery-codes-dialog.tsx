import { Button, Dialog } from '@first-fashion/ui'
import { showError, showMessage } from '../../../platform/change-toasts.ts'
import { saveText } from '../../../platform/save-file.ts'
import { useWords } from './words.ts'

interface DialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: DialogProps) {
  const { t } = useWords()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showMessage({ message: t('copied') }),
      () => showError(new Error(t('copyFailed'))),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      place="middle"
      title={t('recoveryCodes')}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={copy}>
            {t('copy')}
          </Button>
          <Button variant="secondary" onClick={() => saveText('recovery-codes.txt', `${text}\n`)}>
            {t('download')}
          </Button>
          <Button onClick={onClose}>{t('stored')}</Button>
        </div>
      }
    >
      <p>{t('recoveryCodesText')}</p>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

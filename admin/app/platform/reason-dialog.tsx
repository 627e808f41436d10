import { TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormDialog } from './form-dialog.tsx'
import { useSharedWords } from './words/words.ts'

interface DialogProps {
  /** What is decided: the title, and the words of the button. */
  readonly action: string
  /** What follows from it. */
  readonly text: string
  readonly isDangerous: boolean
  /** The contract's schema of the reason; undefined for a decision that needs none. */
  readonly schema: z.ZodObject<{ reason: z.ZodString }> | undefined
  /** The maximum length of a reason. */
  readonly longest: number
  readonly deciding: { readonly isPending: boolean; readonly error: Error | null }
  readonly onDecide: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for the reason of a moderator's decision. */
export function ReasonDialog(props: DialogProps) {
  const { action, text, isDangerous, schema, longest, deciding, onDecide, onClose } = props
  const { t } = useSharedWords()
  const { register, handleSubmit, formState } = useForm({
    ...(schema === undefined ? {} : { resolver: zodResolver(schema) }),
    defaultValues: { reason: '' },
    mode: 'onChange',
  })
  return (
    <FormDialog
      title={action}
      action={action}
      variant={isDangerous ? 'danger' : 'primary'}
      isBusy={deciding.isPending}
      isIncomplete={schema !== undefined && !formState.isValid}
      error={deciding.error?.message}
      onSubmit={handleSubmit(({ reason }) => onDecide(reason))}
      onClose={onClose}
    >
      <p>{text}</p>
      {schema === undefined ? null : (
        <TextField label={t('decisionReason')} maxLength={longest} {...register('reason')} />
      )}
    </FormDialog>
  )
}

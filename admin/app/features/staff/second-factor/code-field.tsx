import { TextField } from '@first-fashion/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface CodeFieldProps extends UseFormRegisterReturn {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
}

/** Six digits; phones offer the code and show digits to type. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    type="text"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={20}
    required
    {...props}
  />
)

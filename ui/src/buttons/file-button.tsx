import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './button.tsx'

interface FileButtonProps {
  /** As in the attribute `accept`. */
  readonly accept: string
  readonly variant?: ButtonVariant
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly className?: string
  readonly id?: string
  /** The id of a text about it. */
  readonly describedBy?: string | undefined
  readonly onChoose: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A button to choose files; the same file can be chosen again. */
export function FileButton({
  accept,
  variant = 'secondary',
  multiple = false,
  disabled = false,
  className = '',
  id,
  describedBy,
  onChoose,
  children,
}: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        variant,
        `relative cursor-pointer has-focus-visible:focus-ring has-disabled:cursor-not-allowed has-disabled:text-timber ${className}`,
      )}
    >
      <input
        type="file"
        id={id}
        aria-describedby={describedBy}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className="absolute inset-0 w-full cursor-pointer opacity-0 file:cursor-pointer"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      {children}
    </label>
  )
}

import { Search, X } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** The accessible name. */
  readonly label: string
  readonly closeLabel: string
  readonly ref?: Ref<HTMLInputElement>
  readonly onSend: () => void
  readonly onClose: () => void
}

/** A full-width search field with a close button. */
export const SearchField = ({ label, closeLabel, onSend, onClose, ...input }: SearchFieldProps) => (
  <form
    className="flex items-center gap-2 border-b-2 border-ink pb-1 has-[input:focus-visible]:shadow-[0_3px_0_var(--color-saffron)]"
    onSubmit={(event) => {
      event.preventDefault()
      onSend()
    }}
  >
    <Search aria-hidden="true" size={20} className="shrink-0" />
    <input
      autoComplete="off"
      enterKeyHint="search"
      {...input}
      type="search"
      aria-label={label}
      className="min-h-11 w-full bg-transparent text-lead placeholder:text-timber outline-none! shadow-none! [&::-webkit-search-cancel-button]:hidden"
    />
    <IconButton label={closeLabel} onClick={onClose}>
      <X aria-hidden="true" size={20} />
    </IconButton>
  </form>
)

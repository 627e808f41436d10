import type { ReactNode } from 'react'

interface OptionCardProps {
  readonly name: string
  readonly value: string
  readonly label: ReactNode
  readonly text: ReactNode
  readonly checked: boolean
  readonly onChoose: () => void
}

/** An option with a description; the whole card is clickable. */
export const OptionCard = ({ name, value, label, text, checked, onChoose }: OptionCardProps) => (
  <label
    className={`flex cursor-pointer gap-3 rounded-soft border bg-paper p-3 sm:gap-4 sm:p-4 transition-colors duration-150 hover:border-ink has-focus-visible:focus-ring ${checked ? 'border-ink' : 'border-border'}`}
  >
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      className="mt-1 size-4 accent-leaf"
    />
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-medium">{label}</span>
      <span className="text-small text-timber">{text}</span>
    </span>
  </label>
)

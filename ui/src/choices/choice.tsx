import type { ButtonHTMLAttributes } from 'react'
import { Swatch } from '../swatch.tsx'

interface ChoiceProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly chosen: boolean
}

interface WordChoiceProps extends ChoiceProps {
  readonly word: string
  /** A choice made for the shopper, which another choice may still change: drawn as an outline. */
  readonly isProvisional?: boolean
}

const wordLooks = {
  open: 'border-border bg-paper enabled:hover:border-ink enabled:active:bg-sand disabled:border-hairline disabled:text-timber',
  provisional: 'border-dashed border-ink bg-paper enabled:active:bg-sand',
  chosen:
    'border-ink bg-ink text-paper disabled:bg-paper disabled:text-timber disabled:ring-1 disabled:ring-ink',
}

/** A short option, such as a size. An unavailable one is struck through, but not one that rests with its whole form. */
export function WordChoice({ chosen, word, isProvisional = false, ...rest }: WordChoiceProps) {
  const look = chosen ? (isProvisional ? 'provisional' : 'chosen') : 'open'
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={chosen}
      className={`min-h-11 min-w-12 rounded-soft border px-3 transition-colors duration-200 ${rest.disabled === true ? 'line-through' : ''} ${wordLooks[look]}`}
    >
      {word}
    </button>
  )
}

/** A colour option; its name is for screen readers. */
export const ColourChoice = ({
  chosen,
  name,
  colour,
  ...rest
}: ChoiceProps & { readonly name: string; readonly colour: string }) => (
  <button
    type="button"
    {...rest}
    aria-label={name}
    aria-pressed={chosen}
    className={`grid size-11 place-items-center rounded-full border-2 transition-colors duration-200 active:bg-sand ${chosen ? 'border-ink' : 'border-transparent hover:border-border'}`}
  >
    <Swatch colour={colour} size={32} />
  </button>
)

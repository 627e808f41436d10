import type { ButtonHTMLAttributes } from 'react'
import { Swatch } from '../swatch.tsx'

interface ChoiceProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly chosen: boolean
}

/** A short option, such as a size. An unavailable one is struck through, but not one that rests with its whole form. */
export const WordChoice = ({ chosen, word, ...rest }: ChoiceProps & { readonly word: string }) => (
  <button
    type="button"
    {...rest}
    aria-pressed={chosen}
    className={`min-h-11 min-w-12 rounded-soft border px-3 transition-colors duration-200 ${rest.disabled === true ? 'line-through' : ''} ${
      chosen
        ? 'border-ink bg-ink text-paper disabled:bg-paper disabled:text-timber disabled:ring-1 disabled:ring-ink'
        : 'border-border bg-paper enabled:hover:border-ink enabled:active:bg-sand disabled:border-hairline disabled:text-timber'
    }`}
  >
    {word}
  </button>
)

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

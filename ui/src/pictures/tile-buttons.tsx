import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface TileButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  /** Its accessible name. */
  readonly label: string
  readonly children: ReactNode
}

/** A square drawing or picture that is picked with a click. */
export const TileButton = ({ label, children, ...rest }: TileButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    className="block aspect-square w-full border border-border bg-paper transition-colors duration-200 hover:border-ink active:bg-sand disabled:opacity-50"
  >
    {children}
  </button>
)

type OverlayButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type' | 'children'> & {
  readonly label: string
}

/** An invisible button over a place of a picture: the keyboard reaches it, pointers pass through. */
export const OverlayButton = ({ label, ...rest }: OverlayButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    className="pointer-events-none absolute outline-offset-4"
  />
)

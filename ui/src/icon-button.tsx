import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

/** The classes of a round button that is only an icon, for links that look like one. */
export const iconButtonClass = (more = ''): string =>
  `relative grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-200 hover:bg-sand active:bg-hairline disabled:text-border ${more}`

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for whoever does not see the icon. */
  readonly label: string
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

export const IconButton = ({ label, className = '', children, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} aria-label={label} className={iconButtonClass(className)}>
    {children}
  </button>
)

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { useOneClick } from './one-click.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link' | 'text'

const box = 'px-6 py-2 font-medium'
const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: `${box} bg-ink text-paper hover:bg-leaf active:bg-timber disabled:bg-hairline disabled:text-timber`,
  secondary: `${box} bg-paper text-ink border border-border hover:border-ink active:bg-sand disabled:text-timber disabled:border-hairline`,
  quiet: `${box} text-ink underline underline-offset-4 decoration-border hover:decoration-ink active:text-timber disabled:text-timber`,
  danger: `${box} bg-hibiscus text-paper hover:bg-ink active:bg-timber disabled:bg-hairline disabled:text-timber`,
  text: 'text-left underline-offset-4 hover:underline active:text-timber disabled:text-timber',
  link: 'text-leaf underline underline-offset-4 hover:text-ink active:text-timber disabled:text-timber',
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', more = ''): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-soft transition-colors duration-200 ${variants[variant]} ${more}`

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  /** Shows a pending state; the button keeps its width and name and ignores further clicks. Without it every click counts. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

export function Button({
  variant = 'primary',
  busy,
  className = '',
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = busy === true
  const once = useOneClick(onClick)
  return (
    <button
      type="button"
      {...rest}
      onClick={busy === undefined ? onClick : once}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass(variant, `relative ${className}`)}
    >
      <span className={isBusy ? 'inline-flex items-center gap-2 opacity-0' : 'contents'}>{children}</span>
      {isBusy ? <Spinner className="absolute" /> : null}
    </button>
  )
}

export function Spinner({ className = '' }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-5 rounded-full border-2 border-current border-r-transparent animate-[turn_0.8s_linear_infinite] ${className}`}
    />
  )
}

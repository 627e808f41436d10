import { useStore } from '../store.ts'

interface LinkProps {
  readonly className?: string
}

/** The store's phone; nothing if it has none. */
export function PhoneLink({ className }: LinkProps) {
  const { phone } = useStore()
  return phone === '' ? null : (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={className}>
      {phone}
    </a>
  )
}

/** The store's email address; nothing if it has none. */
export function EmailLink({ className }: LinkProps) {
  const { email } = useStore()
  return email === '' ? null : (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  )
}

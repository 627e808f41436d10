import { useStore } from '../store.ts'

interface LinkProps {
  readonly className?: string
}

/** The store's phone; nothing if it has none. */
export const PhoneLink = (props: LinkProps) => <ContactLink scheme="tel" text={useStore().phone} {...props} />

/** The store's email address; nothing if it has none. */
export const EmailLink = (props: LinkProps) => (
  <ContactLink scheme="mailto" text={useStore().email} {...props} />
)

interface ContactLinkProps extends LinkProps {
  readonly scheme: 'tel' | 'mailto'
  readonly text: string
}

const ContactLink = ({ scheme, text, className }: ContactLinkProps) =>
  text === '' ? null : (
    <a href={`${scheme}:${text.replace(/\s/g, '')}`} className={className}>
      {text}
    </a>
  )

import { Link } from 'react-router'
import { CookieSettings } from '../features/consent/index.ts'
import { EmailLink, PhoneLink } from '../platform/screen/contact-links.tsx'
import { usePaymentsLine } from '../platform/screen/payments-line.ts'
import { Wordmark } from '../platform/screen/wordmark.tsx'
import { useStore, useStoreFrame } from '../platform/store.ts'
import { useTranslation } from '../platform/words/use-translation.ts'

export function Footer({ year }: { readonly year: number }) {
  const { t } = useTranslation()
  const { phone, email } = useStore()
  const { line, footer } = useStoreFrame()
  const link = 'inline-flex min-h-9 items-center hover:underline underline-offset-4'
  return (
    <footer className="mt-20 border-t border-hairline bg-sand">
      <div className="page grid grid-cols-2 narrow:flex narrow:flex-col gap-x-6 gap-y-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1.3fr]">
        <div className="col-span-2 max-w-[24rem] lg:col-span-1">
          <Wordmark />
          {line && <p className="mt-4 text-timber">{line}</p>}
        </div>
        {footer.map(({ title, links }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is what stands at its place.
          <div key={nth}>
            <h2 className="mb-2 font-text text-small font-semibold">{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label + to}>
                  <Link to={to} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
              {nth === 1 ? (
                <li>
                  <CookieSettings className={link} />
                </li>
              ) : null}
            </ul>
          </div>
        ))}
        {(phone || email) && (
          <div className="col-span-2 flex flex-col items-start lg:col-span-1">
            <h2 className="mb-2 font-text text-small font-semibold">{t('shell.getInTouch')}</h2>
            <PhoneLink className={link} />
            <EmailLink className={link} />
          </div>
        )}
      </div>
      <div className="border-t border-hairline">
        <p className="page flex flex-wrap justify-between gap-2 py-5 text-small text-timber">
          <span>{t('shell.copyright', { year })}</span>
          <span>{usePaymentsLine('unit')}</span>
        </p>
      </div>
    </footer>
  )
}

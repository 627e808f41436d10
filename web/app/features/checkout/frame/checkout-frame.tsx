import { ArrowLeft, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { EmailLink, PhoneLink } from '../../../platform/screen/contact-links.tsx'
import { Wordmark } from '../../../platform/screen/wordmark.tsx'
import { useStore, useStoreFrame } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/checkout-frame-words.ts'

const link = 'inline-flex min-h-9 items-center underline-offset-4 hover:underline'

/** The frame of the checkout: the way back, help, and no links that distract from the order. */
export const CheckoutFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <CheckoutHeader />
    {children}
    <CheckoutFooter />
  </>
)

function CheckoutHeader() {
  const { t } = useTranslation()
  return (
    <header>
      <div className="border-b border-hairline bg-plaster">
        <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6 lg:min-h-20">
          <Link to={paths.home()} aria-label={useStore().name} className="flex min-h-11 items-center">
            <Wordmark />
          </Link>
          <Link to={paths.cart()} className={`${link} min-h-11 gap-2`}>
            <ArrowLeft aria-hidden="true" size={18} />
            {t('checkout-frame:toCart')}
          </Link>
        </div>
      </div>
      <div className="border-b border-hairline bg-sand text-small">
        <div className="page flex flex-wrap items-center justify-between gap-x-6 py-1.5">
          <p className="flex min-h-9 items-center gap-2">
            <LockKeyhole aria-hidden="true" size={16} className="shrink-0 text-leaf" />
            {t('checkout-frame:secure')}
          </p>
          <Help className="max-sm:hidden" />
        </div>
      </div>
    </header>
  )
}

/** How to reach the shop: at the top, on a phone at the end. */
function Help({ className }: { readonly className: string }) {
  const { t } = useTranslation()
  const { phone, email } = useStore()
  if (!phone && !email) return null
  return (
    <p className={`flex flex-wrap items-center gap-x-4 ${className}`}>
      <span>{t('checkout-frame:help')}</span>
      <PhoneLink className={link} />
      <EmailLink className={link} />
    </p>
  )
}

function CheckoutFooter() {
  const { t } = useTranslation()
  const links = [
    { word: 'checkout-frame:returns', page: paths.terms(), part: '#returns-and-exchanges' },
    { word: 'checkout-frame:terms', page: paths.terms(), part: '' },
    { word: 'checkout-frame:privacy', page: paths.privacy(), part: '' },
  ] as const
  const { pages } = useStoreFrame()
  const shown = links.filter(({ page }) => pages.includes(page))
  return (
    <footer className="mt-20 border-t border-hairline bg-sand text-small">
      <div className="page pt-4 sm:hidden">
        <Help className="" />
      </div>
      {shown.length > 0 && (
        <nav aria-label={t('checkout-frame:links')} className="page flex flex-wrap gap-x-6 py-4">
          {shown.map(({ word, page, part }) => (
            <Link key={word} to={page + part} className={link}>
              {t(word)}
            </Link>
          ))}
        </nav>
      )}
    </footer>
  )
}

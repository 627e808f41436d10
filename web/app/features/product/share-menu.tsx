import type { Product } from '@first-fashion/contract/catalog/product'
import { Share2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'

interface ShareProps {
  readonly product: Product
  readonly origin: string
}

/** Ways to send a product on. Networks get the preview's address, people the page's. */
export function ShareMenu({ product, origin }: ShareProps) {
  const { t } = useTranslation()
  const menu = useRef<HTMLDetailsElement>(null)
  const slug = product.slug || product._id
  const preview = `${origin}${paths.preview(slug)}`
  const text = encodeURIComponent(product.name)
  const networks = [
    { word: 'product.whatsapp', href: `https://wa.me/?text=${text}%20${encodeURIComponent(preview)}` },
    {
      word: 'product.facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(preview)}`,
    },
    {
      word: 'product.twitter',
      href: `https://twitter.com/intent/tweet?text=${text}&url=${encodeURIComponent(preview)}`,
    },
  ] as const
  const copy = async (link: string, provider: string) => {
    menu.current?.removeAttribute('open')
    try {
      await navigator.clipboard.writeText(link)
      toasts.success(t('product.linkCopied', { provider }))
    } catch {
      toasts.error(t('product.copyFailed'))
    }
  }
  const entry = 'flex min-h-11 w-full items-center px-5 text-left hover:bg-sand'
  return (
    <details
      ref={menu}
      // On a phone it opens in the page and moves what is below; over it, it would cover the colours.
      className="relative text-right"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        menu.current?.removeAttribute('open')
        menu.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.removeAttribute('open')
      }}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-small underline underline-offset-4">
        <Share2 aria-hidden="true" size={16} />
        {t('product.share')}
      </summary>
      <ul className="z-20 mt-1 rounded-soft border border-hairline bg-paper py-2 lg:absolute lg:right-0 lg:w-56 lg:border-0 lg:shadow-floating">
        {networks.map(({ word, href }) => (
          <li key={word}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={entry}>
              {t(word)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={entry} onClick={() => copy(preview, t('product.social'))}>
            {t('product.copySocial')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={entry}
            onClick={() => copy(`${origin}${paths.product(slug)}`, t('product.direct'))}
          >
            {t('product.copyDirect')}
          </button>
        </li>
      </ul>
    </details>
  )
}

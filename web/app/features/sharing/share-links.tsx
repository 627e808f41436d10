import type { Product } from '@first-fashion/contract/catalog/product'
import { MenuButton, menuEntryClass } from '@first-fashion/ui'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './sharing-words.ts'

export interface ShareProps {
  readonly product: Product
  readonly origin: string
}

/** Ways to share a product. Social networks get the preview URL, people the page URL. */
export default function ShareLinks({ product, origin }: ShareProps) {
  const { t } = useTranslation()
  const slug = product.slug || product._id
  const preview = `${origin}${paths.preview(slug)}`
  const text = encodeURIComponent(product.name)
  const networks = [
    { word: 'sharing:whatsapp', href: `https://wa.me/?text=${text}%20${encodeURIComponent(preview)}` },
    {
      word: 'sharing:facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(preview)}`,
    },
    {
      word: 'sharing:twitter',
      href: `https://twitter.com/intent/tweet?text=${text}&url=${encodeURIComponent(preview)}`,
    },
  ] as const
  const copy = async (link: string, provider: string) => {
    try {
      await navigator.clipboard.writeText(link)
      toasts.success(t('sharing:linkCopied', { provider }))
    } catch {
      toasts.error(t('sharing:copyFailed'))
    }
  }
  return (
    <>
      {networks.map(({ word, href }) => (
        <li key={word}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={menuEntryClass}>
            {t(word)}
          </a>
        </li>
      ))}
      <li>
        <MenuButton onClick={() => copy(preview, t('sharing:social'))}>{t('sharing:copySocial')}</MenuButton>
      </li>
      <li>
        <MenuButton onClick={() => copy(`${origin}${paths.product(slug)}`, t('sharing:direct'))}>
          {t('sharing:copyDirect')}
        </MenuButton>
      </li>
    </>
  )
}

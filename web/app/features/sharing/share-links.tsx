import type { Product } from '@first-fashion/contract/catalog/product'
import type { SharePlatform } from '@first-fashion/contract/loyalty/calls'
import { MenuButton, menuEntryClass } from '@first-fashion/ui'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { productShared } from '../../platform/sharing/product-shared.ts'
import { useSharedToday } from '../../platform/sharing/shared-today.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { shareSections } from '../../shell/slots/share-sections.ts'
import { useUser } from '../accounts/index.ts'
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
      {shareSections.map(({ name, Part }) => (
        <Part key={name} productId={product._id} />
      ))}
      <Networks product={product} preview={preview} />
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

const networks: readonly { platform: SharePlatform; urlOf: (preview: string, name: string) => string }[] = [
  {
    platform: 'whatsapp',
    urlOf: (preview, name) => `https://wa.me/?text=${encodeURIComponent(`${name} ${preview}`)}`,
  },
  {
    platform: 'facebook',
    urlOf: (preview) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(preview)}`,
  },
  {
    platform: 'twitter',
    urlOf: (preview, name) =>
      `https://twitter.com/intent/tweet?text=${encodeURIComponent(name)}&url=${encodeURIComponent(preview)}`,
  },
]

/** They rest for the day once sharing has earned its points [A4.24]. */
function Networks({ product, preview }: { readonly product: Product; readonly preview: string }) {
  const { t } = useTranslation()
  const token = useToken()
  const account = useUser(token).data?._id
  const isDone = useSharedToday(account, product._id)
  const share = (platform: SharePlatform) =>
    void productShared.emit({ productId: product._id, platform, isVisitor: token === null, account })
  return networks.map(({ platform, urlOf }) => (
    <li key={platform}>
      {isDone ? (
        <MenuButton disabled>{t(`sharing:${platform}`)}</MenuButton>
      ) : (
        <a
          href={urlOf(preview, product.name)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => share(platform)}
          className={menuEntryClass}
        >
          {t(`sharing:${platform}`)}
        </a>
      )}
    </li>
  ))
}

import type { PrintProduct } from '@first-fashion/contract/designs/print-catalog'
import { buttonClass } from '@first-fashion/ui'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './gallery-words.ts'

interface CardProps {
  readonly product: PrintProduct
  readonly eager: boolean
}

/** Something to print on, with the way into the designer. */
export function PrintProductCard({ product, eager }: CardProps) {
  const { t } = useTranslation()
  return (
    <article className="flex h-full flex-col">
      <PartnerPicture src={product.image} eager={eager} />
      <h2 className="mt-3 font-text text-base leading-snug font-medium wrap-anywhere">
        <Title text={product.title} />
      </h2>
      <p className="mt-1 text-small text-timber">
        {[product.type_name, product.brand].filter((word) => word !== '').join(' · ')}
      </p>
      <p className="mb-3 text-small text-timber">{t('gallery:variants', { count: product.variant_count })}</p>
      <Link
        to={paths.designer(product.id, 'first')}
        aria-label={t('gallery:startWith', { title: product.title })}
        className={buttonClass('secondary', 'mt-auto w-full px-2 text-center')}
      >
        {t('gallery:start')}
      </Link>
    </article>
  )
}

/** No line ends after the hyphen of 'T-Shirt'. */
const Title = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other name.
    <Fragment key={at}>
      {at === 0 ? '' : ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))

/** A picture that the partner may not have. */
function PartnerPicture({ src, eager }: { readonly src: string; readonly eager: boolean }) {
  const { t } = useTranslation()
  const [isMissing, setMissing] = useState(src === '')
  if (isMissing)
    return (
      <p className="grid aspect-4/5 place-items-center bg-sand p-4 text-center text-small text-timber">
        {t('gallery:noPicture')}
      </p>
    )
  return (
    <img
      src={src}
      alt=""
      width={640}
      height={800}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setMissing(true)}
      // It may have failed before the page came alive.
      ref={(picture) => {
        if (picture?.complete === true && picture.naturalWidth === 0) setMissing(true)
      }}
      className="aspect-4/5 h-auto w-full bg-sand object-cover"
    />
  )
}

import type { Product } from '@first-fashion/contract/catalog/product'
import type { WornLook } from '@first-fashion/contract/looks/worn-calls'
import { Button, Picture, WordChoice } from '@first-fashion/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call, communityKeys, communityPath } from '../../members/index.ts'
import { wornInWords } from './worn-in-words.ts'
import '../words/worn-looks-words.ts'

/** Looks of customers who bought a product and kept it, with the size and, if they say so, their height. */
export default function WornByCustomers({ product: { _id: productId } }: { readonly product: Product }) {
  const { t } = useTranslation()
  const [size, setSize] = useState('')
  const { data, hasNextPage, isFetching, fetchNextPage } = useWornLooks(productId, size)
  const sizes = data?.pages[0]?.sizes ?? []
  if (data === undefined || sizes.length === 0) return null
  return (
    <section aria-labelledby="worn-by-customers" className="mt-20">
      <h2 id="worn-by-customers" className="text-heading">
        {t('worn-looks:title')}
      </h2>
      <p className="mt-1 text-timber">{t('worn-looks:intro')}</p>
      {sizes.length === 1 ? null : (
        <fieldset className="mt-5">
          <legend className="sr-only">{t('worn-looks:filter')}</legend>
          <div className="flex flex-wrap gap-2">
            <WordChoice word={t('worn-looks:all')} chosen={size === ''} onClick={() => setSize('')} />
            {sizes.map((one) => (
              <WordChoice
                key={one.size}
                word={one.size}
                aria-label={t('worn-looks:sizeLooks', { size: one.size, count: one.looks })}
                chosen={size === one.size}
                onClick={() => setSize(one.size)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {data.pages
          .flatMap(({ looks }) => looks)
          .map((look) => (
            <li key={look._id} className="min-w-0">
              <Worn look={look} />
            </li>
          ))}
      </ul>
      {hasNextPage ? (
        <Button variant="secondary" className="mt-8" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('worn-looks:more')}
        </Button>
      ) : null}
    </section>
  )
}

/** Of another size, the looks that are shown stay until its own are there. */
const useWornLooks = (productId: string, size: string) =>
  useInfiniteQuery({
    queryKey: communityKeys.wornLooksOf(productId, size),
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      call('community.worn', {
        query: { product: productId, page: String(pageParam), ...(size === '' ? {} : { size }) },
      }),
    getNextPageParam: ({ pagination: { total, current } }) => (current < total ? current + 1 : undefined),
  })

function Worn({ look: { _id, title, image, user, worn, heightCm } }: { readonly look: WornLook }) {
  const { t } = useTranslation()
  return (
    <article className="relative">
      <Picture
        src={image.url}
        alt={image.caption}
        sizes="(min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw"
        className="aspect-4/5 h-auto w-full object-cover"
      />
      <h3 className="mt-3 truncate font-text text-small font-normal">
        <Link
          to={communityPath({ tab: 'gallery', submission: _id })}
          aria-label={t('worn-looks:open', { title })}
          className="after:absolute after:inset-0"
        >
          {user.name}
        </Link>
      </h3>
      <p className="font-medium wrap-anywhere">
        {t('worn-looks:wears', { worn: worn.map(wornInWords).join(', ') })}
      </p>
      {heightCm === null ? null : (
        <p className="text-small text-timber tabular-nums">{t('worn-looks:height', { count: heightCm })}</p>
      )}
    </article>
  )
}

import type { FeaturedProduct } from '@first-fashion/contract/looks/look'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { buttonClass, Picture } from '@first-fashion/ui'
import { Link } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { paths } from '../../platform/paths.ts'
import { joinPath } from '../../platform/sharing/join-path.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ambassadorPath, api, serverApi } from '../members/index.ts'
import type { Route } from './+types/ambassador.route.ts'
import { loadMember } from './load-member.ts'
import { MemberFrame } from './member-frame.tsx'
import '../members/words/levels-words.ts'

const load = (call: Api, slug: string, url: string) =>
  loadMember(url, (query) => call('community.ambassador', { params: { slug }, query }))

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  load(serverApi(context), params.slug, request.url)
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(api, params.slug, request.url)

/** An ambassador's own page: who they are, what they wear, and the link that friends join with. */
export default function AmbassadorPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { member, products, referralCode } = loaderData
  const { name } = member
  return (
    <main id="content">
      <MemberFrame
        shown={loaderData}
        title={t('levels:pageTitle', { name })}
        text={t('levels:description', { name })}
        pathOf={ambassadorPath}
      >
        <section className="mt-10 flex flex-wrap items-center justify-between gap-5 bg-sand px-6 py-8 sm:px-10">
          <div className="min-w-0">
            <h2 className="text-heading wrap-anywhere">{t('levels:join', { name })}</h2>
            <p className="mt-2 max-w-[36rem] text-timber wrap-anywhere">{t('levels:joinText', { name })}</p>
          </div>
          <Link to={joinPath(referralCode)} className={buttonClass()}>
            {t('levels:joinButton')}
          </Link>
        </section>
        {products.length === 0 ? null : (
          <section className="mt-12">
            <h2 className="mb-6 text-heading wrap-anywhere">{t('levels:wears', { name })}</h2>
            <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
              {products.map((product) => (
                <li key={product._id} className="min-w-0">
                  <Worn product={product} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </MemberFrame>
    </main>
  )
}

const Worn = ({ product: { slug, name, image, price } }: { readonly product: FeaturedProduct }) => (
  <Link to={paths.product(slug)} className="block hover:text-leaf">
    <Picture
      src={image[0] ?? ''}
      alt=""
      sizes="(min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw"
      className="aspect-4/5 h-auto w-full object-cover"
    />
    <span className="mt-2 block font-medium wrap-anywhere">{name}</span>
    <span className="tabular-nums">{formatPrice(price, lkr)}</span>
  </Link>
)

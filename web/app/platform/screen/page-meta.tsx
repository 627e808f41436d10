import { useRouteLoaderData } from 'react-router'
import { useStore } from '../store.ts'

interface PageMetaProps {
  readonly title: string
  readonly description: string
  /** The page's canonical path. */
  readonly path: string
}

interface SocialMetaProps extends PageMetaProps {
  /** What Open Graph calls the page. */
  readonly type?: 'website' | 'article' | 'profile'
  /** The path of the picture that stands for the page; null for none. Without one it is the store's card. */
  readonly image?: string | null
}

/** A public page's metadata for search engines and social sites, with the store's picture. */
export const PageMeta = (page: PageMetaProps) => (
  <>
    <SocialMeta {...page} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
  </>
)

/** A public page's metadata for search engines and social sites. */
export function SocialMeta({ title, description, path, type = 'website', image }: SocialMetaProps) {
  const origin = useOrigin()
  const { name, brand } = useStore()
  const picture = image === undefined ? brand.socialCard : image
  const url = `${origin}${path}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={`${origin}${picture}`} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The store's origin, such as 'https://shop.example'. */
export const useOrigin = (): string =>
  useRouteLoaderData<() => { readonly origin: string }>('shell/store-layout')?.origin ?? ''

const unlessEmpty = (_name: string, fact: { readonly length?: number } | null) =>
  fact?.length === 0 ? undefined : fact

/** Structured data without the facts that are empty; escaped, so it cannot close its script tag. */
export const StructuredData = ({ facts }: { readonly facts: object }) => (
  <script
    type="application/ld+json"
    // If only the server renders the data, its text stays.
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can end.
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...facts }, unlessEmpty).replaceAll(
        '<',
        '\\u003c',
      ),
    }}
  />
)

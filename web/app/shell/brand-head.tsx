import type { StoreBrand } from '@first-fashion/contract/store/brand'

/**
 * The store's icons, and the rule that shows its logo where its name stands in letters. Rendered on the server only: a first
 * visit loads no script for it. The name stays for those who cannot see pictures, on paper, and in forced colours.
 */
export const BrandHead = ({ brand }: { readonly brand: StoreBrand | undefined }) => (
  <>
    {brand === undefined ? <link rel="icon" href="/favicon.ico" /> : <Icons {...brand} />}
    {brand?.logo ? <style>{logoRule(brand.logo)}</style> : null}
  </>
)

const Icons = ({ icon, touchIcon }: StoreBrand) => (
  <>
    <link
      rel="icon"
      href={icon}
      {...(icon.endsWith('.svg') ? { type: 'image/svg+xml' } : { type: 'image/png', sizes: '32x32' })}
    />
    {touchIcon === null ? null : <link rel="apple-touch-icon" href={touchIcon} />}
  </>
)

/** Its place is known before it is loaded. On a phone it leaves room for the buttons beside it. */
const logoRule = ({ address, width, height }: NonNullable<StoreBrand['logo']>): string =>
  `@media screen and (forced-colors:none){.wordmark{display:block;width:min(${width}px,30vw);aspect-ratio:${width}/${height};background:url(${address}) 0/contain no-repeat;text-indent:100vw;white-space:nowrap;overflow:hidden}}`

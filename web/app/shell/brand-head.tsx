import type { StoreBrand } from '@first-fashion/contract/store/brand'

interface HeadProps {
  readonly brand: StoreBrand | undefined
  /** Whether the checkout adds taxes to the prices that are shown. */
  readonly taxesAdded?: boolean | undefined
}

/**
 * The store's icons, the rule that shows its logo where its name stands in letters, and the
 * one that says of prices that taxes are added. Rendered on the server only: a first
 * visit loads no script for it. The name stays for those who cannot see pictures, on paper, and in forced colours.
 */
export const BrandHead = ({ brand, taxesAdded = false }: HeadProps) => (
  <>
    {brand === undefined ? <link rel="icon" href="/favicon.ico" /> : <Icons {...brand} />}
    {taxesAdded ? <style>{taxRule}</style> : null}
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

/** Stands beside the prices of products. */
const taxRule =
  '.item-price::after{content:" plus tax";font-size:.8125rem;font-weight:400;color:var(--color-timber)}'

/** Its place is known before it is loaded. On a phone it leaves room for the buttons beside it. */
const logoRule = ({ address, width, height }: NonNullable<StoreBrand['logo']>): string =>
  `@media screen and (forced-colors:none){.wordmark{display:block;width:min(${width}px,30vw);aspect-ratio:${width}/${height};background:url(${address}) 0/contain no-repeat;text-indent:100vw;white-space:nowrap;overflow:hidden}}`

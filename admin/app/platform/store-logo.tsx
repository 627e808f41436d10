import type { StoreBrand } from '@first-fashion/contract/store/brand'

interface LogoProps {
  readonly logo: StoreBrand['logo']
  /** The name of the store; '' where it stands beside. */
  readonly name: string
  readonly className?: string
}

/** The logo of the store, as large as the store shows it; nothing for none. */
export const StoreLogo = ({ logo, name, className = '' }: LogoProps) =>
  logo === null ? null : (
    <img
      src={logo.address}
      alt={name}
      width={logo.width}
      height={logo.height}
      className={`max-w-full object-contain object-left ${className}`}
    />
  )

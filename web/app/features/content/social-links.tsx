import { socialNetworks } from '@first-fashion/contract/store/store-facts'
import { useStore } from '../../platform/store.ts'

/** The store's pages on other networks. */
export function SocialLinks({ className }: { readonly className: string }) {
  const { socialLinks } = useStore()
  return (
    <ul className="flex flex-wrap gap-x-4">
      {socialNetworks
        .filter((network) => socialLinks[network])
        .map((network) => (
          <li key={network}>
            <a href={socialLinks[network]} rel="me noopener" className={className}>
              {network}
            </a>
          </li>
        ))}
    </ul>
  )
}

import { socialNetworks } from '@first-fashion/contract/store/store-facts'
import { useStore } from '../../platform/store.ts'

/** The store's pages elsewhere; nothing if it has none. */
export function SocialLinks({ className }: { readonly className: string }) {
  const { socialLinks } = useStore()
  const shown = socialNetworks.filter((network) => socialLinks[network])
  return shown.length === 0 ? null : (
    <ul className="flex flex-wrap gap-x-4">
      {shown.map((network) => (
        <li key={network}>
          <a href={socialLinks[network]} rel="me noopener" className={className}>
            {network}
          </a>
        </li>
      ))}
    </ul>
  )
}

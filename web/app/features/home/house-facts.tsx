import { StructuredData, useOrigin } from '../../platform/screen/page-meta.tsx'
import { useStore } from '../../platform/store.ts'

/** Structured data about the business: name, address and return policy. */
export function HouseFacts({ returnDays }: { readonly returnDays: number }) {
  const origin = useOrigin()
  const store = useStore()
  return (
    <StructuredData
      facts={{
        '@type': 'OnlineStore',
        name: store.name,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        image: `${origin}/social-card.jpg`,
        email: store.email,
        sameAs: Object.values(store.socialLinks).filter(Boolean),
        address: {
          '@type': 'PostalAddress',
          streetAddress: store.street,
          addressLocality: store.city,
          postalCode: store.postalCode,
          addressCountry: store.country,
        },
        contactPoint: {
          '@type': 'ContactPoint',
          telephone: store.phone,
          contactType: 'customer service',
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'LK',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      }}
    />
  )
}

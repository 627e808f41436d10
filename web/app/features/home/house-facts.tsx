import { StructuredData, useOrigin } from '../../platform/screen/page-meta.tsx'
import { storeFacts } from '../../platform/store-facts.ts'

/** Structured data about the business: name, address and return policy. */
export function HouseFacts({ returnDays }: { readonly returnDays: number }) {
  const origin = useOrigin()
  return (
    <StructuredData
      facts={{
        '@type': 'OnlineStore',
        name: storeFacts.name,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
        image: `${origin}/social-card.jpg`,
        email: storeFacts.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: storeFacts.street,
          addressLocality: storeFacts.city,
          addressCountry: 'LK',
        },
        contactPoint: {
          '@type': 'ContactPoint',
          telephone: storeFacts.phone,
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

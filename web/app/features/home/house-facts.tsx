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
        logo: `${origin}${store.brand.logo?.address ?? store.brand.icon}`,
        image: `${origin}${store.brand.socialCard}`,
        email: store.email,
        sameAs: Object.values(store.socialLinks).filter(Boolean),
        address: typed('PostalAddress', {
          streetAddress: store.street,
          addressLocality: store.city,
          postalCode: store.postalCode,
          addressCountry: store.country,
        }),
        contactPoint: typed('ContactPoint', {
          telephone: store.phone,
          contactType: store.phone && 'customer service',
        }),
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

/** A part with facts that may be empty; '' if all of them are, so that it is left out. */
const typed = (type: string, facts: Readonly<Record<string, string>>) =>
  Object.values(facts).some(Boolean) ? { '@type': type, ...facts } : ''

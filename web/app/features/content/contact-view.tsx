import type { Page } from '@first-fashion/contract/content/page'
import type { PublicStoreDetails } from '@first-fashion/contract/store/details'
import { storeAddress } from '@first-fashion/contract/store/store-facts'
import type { ReactNode } from 'react'
import { EmailLink, PhoneLink } from '../../platform/screen/contact-links.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useStore } from '../../platform/store.ts'
import { contentWords } from './content-words.ts'
import { Html } from './page-sections.tsx'
import { SocialLinks } from './social-links.tsx'

/** How to reach the store: its details, and what the owner wrote around them. */
export function ContactView({ page: { title, lead, sections } }: { readonly page: Page }) {
  const store = useStore()
  const address = storeAddress(store)
  // A touch target that does not change the line height.
  const link = 'inline-block -my-2.5 py-2.5 text-leaf underline underline-offset-4'
  return (
    <div className="page grid gap-10 pt-10 lg:grid-cols-[26rem_1fr] lg:gap-20">
      <div className="max-w-[26rem] max-lg:order-2">
        <ScenePicture name="empty-bag" eager sizes="(min-width: 1024px) 26rem, 90vw" />
      </div>
      <div>
        <h1 className="text-display">{title}</h1>
        {lead === '' ? null : <p className="mt-4 max-w-[20rem] text-lead text-timber">{lead}</p>}
        <dl className="mt-8 grid gap-6 sm:grid-cols-2">
          <Fact label={contentWords.store} isKnown={address.length > 0}>
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Fact>
          <Fact label={contentWords.hours} isKnown={store.hours !== ''}>
            {store.hours}
          </Fact>
          <Fact label={contentWords.support}>{supportText(store)}</Fact>
          <Fact label={contentWords.phone} isKnown={store.phone !== ''}>
            <PhoneLink className={link} />
          </Fact>
          <Fact label={contentWords.email} isKnown={store.email !== ''}>
            <EmailLink className={link} />
          </Fact>
          <Fact label={contentWords.social} isKnown={Object.values(store.socialLinks).some(Boolean)}>
            <SocialLinks className={link} />
          </Fact>
        </dl>
        {sections.map((section) => (
          <section
            key={`${section.id} ${section.html}`}
            id={section.id || undefined}
            className="mt-10 scroll-mt-24 border-t border-hairline pt-8"
          >
            {section.title === '' ? null : <h2 className="text-title">{section.title}</h2>}
            <Html html={section.html} className="prose-house mt-2 max-w-[34rem] text-timber" />
            {section.points.map((point) => (
              <div key={point.title} className="mt-6">
                <h3 className="text-lead">{point.title}</h3>
                <Html html={point.html} className="prose-house mt-2 max-w-[34rem] text-timber" />
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

interface FactProps {
  readonly label: string
  /** What the store has not filled in is left out. */
  readonly isKnown?: boolean
  readonly children: ReactNode
}

const Fact = ({ label, isKnown = true, children }: FactProps) =>
  isKnown ? (
    <div>
      <dt className="text-small font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

/** As 'By phone, email and chat'; the chat is always there. */
function supportText({ phone, email }: PublicStoreDetails): string {
  const { byPhone, byEmail, byChat } = contentWords
  const ways = [...(phone === '' ? [] : [byPhone]), ...(email === '' ? [] : [byEmail]), byChat]
  return `${contentWords.by} ${new Intl.ListFormat('en-GB').format(ways)}`
}

import type { PublicStoreDetails } from '@first-fashion/contract/store/details'
import { fillStore, storeAddress } from '@first-fashion/contract/store/store-facts'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { EmailLink, PhoneLink } from '../../platform/screen/contact-links.tsx'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import { contactWords } from './about-words.ts'
import { SocialLinks } from './social-links.tsx'

export default function ContactPage() {
  const { t } = useTranslation()
  const store = useStore()
  const address = storeAddress(store)
  // A touch target that does not change the line height.
  const link = 'inline-block -my-2.5 py-2.5 text-leaf underline underline-offset-4'
  return (
    <main id="content">
      <PageMeta
        title={t('shell.pageTitle', { title: contactWords.title })}
        description={fillStore(contactWords.description, store.name)}
        path={paths.contact()}
      />
      <div className="page grid gap-10 pt-10 lg:grid-cols-[26rem_1fr] lg:gap-20">
        <div className="max-w-[26rem] max-lg:order-2">
          <ScenePicture name="empty-bag" eager sizes="(min-width: 1024px) 26rem, 90vw" />
        </div>
        <div>
          <h1 className="text-display">{contactWords.title}</h1>
          <p className="mt-4 max-w-[20rem] text-lead text-timber">{contactWords.lead}</p>
          <dl className="mt-8 grid gap-6 sm:grid-cols-2">
            <Fact label={contactWords.store} isKnown={address.length > 0}>
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Fact>
            <Fact label={contactWords.hours} isKnown={store.hours !== ''}>
              {store.hours}
            </Fact>
            <Fact label={contactWords.support}>{supportText(store)}</Fact>
            <Fact label={contactWords.phone} isKnown={store.phone !== ''}>
              <PhoneLink className={link} />
            </Fact>
            <Fact label={contactWords.email} isKnown={store.email !== ''}>
              <EmailLink className={link} />
            </Fact>
            <Fact label={contactWords.social} isKnown={Object.values(store.socialLinks).some(Boolean)}>
              <SocialLinks className={link} />
            </Fact>
          </dl>
          {store.email === '' ? null : (
            <section className="mt-10 border-t border-hairline pt-8">
              <h2 className="text-title">{contactWords.careersTitle}</h2>
              <p className="mt-2 mb-3 max-w-[34rem] text-timber">{contactWords.careersText}</p>
              <a href={`mailto:${store.email}?subject=Careers`} className={link}>
                {contactWords.careersLink}
              </a>
            </section>
          )}
        </div>
      </div>
      <NewsletterBox source="contact" />
    </main>
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
  const { byPhone, byEmail, byChat } = contactWords
  const ways = [...(phone === '' ? [] : [byPhone]), ...(email === '' ? [] : [byEmail]), byChat]
  return `${contactWords.by} ${new Intl.ListFormat('en-GB').format(ways)}`
}

import { storeAddress } from '@first-fashion/contract/store/store-facts'
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
  // A touch target that does not change the line height.
  const link = 'inline-block -my-2.5 py-2.5 text-leaf underline underline-offset-4'
  return (
    <main id="content">
      <PageMeta
        title={t('shell.pageTitle', { title: contactWords.title })}
        description={contactWords.description.replace('{{store}}', store.name)}
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
            <div>
              <dt className="text-small font-semibold">{contactWords.store}</dt>
              <dd>
                {storeAddress(store).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </dd>
            </div>
            <div>
              {store.hours === '' ? null : (
                <>
                  <dt className="text-small font-semibold">{contactWords.hours}</dt>
                  <dd className="mb-3">{store.hours}</dd>
                </>
              )}
              <dt className="text-small font-semibold">{contactWords.support}</dt>
              <dd>{contactWords.supportText}</dd>
            </div>
            {store.phone === '' ? null : (
              <div>
                <dt className="text-small font-semibold">{contactWords.phone}</dt>
                <dd>
                  <PhoneLink className={link} />
                </dd>
              </div>
            )}
            {store.email === '' ? null : (
              <div>
                <dt className="text-small font-semibold">{contactWords.email}</dt>
                <dd>
                  <EmailLink className={link} />
                </dd>
              </div>
            )}
          </dl>
          <SocialLinks className={link} />
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

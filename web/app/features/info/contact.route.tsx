import { paths } from '../../platform/paths.ts'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { storeFacts } from '../../platform/store-facts.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import { contactWords } from './about-words.ts'

export default function ContactPage() {
  // A touch target that does not change the line height.
  const link = 'inline-block -my-2.5 py-2.5 text-leaf underline underline-offset-4'
  return (
    <main id="content">
      <PageMeta
        title={`${contactWords.title} · First Fashion`}
        description={contactWords.description}
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
                {storeFacts.street}
                <br />
                {storeFacts.city}
                <br />
                {storeFacts.country}
              </dd>
            </div>
            <div>
              <dt className="text-small font-semibold">{contactWords.hours}</dt>
              <dd>{storeFacts.hours}</dd>
              <dt className="mt-3 text-small font-semibold">{contactWords.support}</dt>
              <dd>{contactWords.supportText}</dd>
            </div>
            <div>
              <dt className="text-small font-semibold">{contactWords.phone}</dt>
              <dd>
                <a href={`tel:${storeFacts.phone.replace(/\s/g, '')}`} className={link}>
                  {storeFacts.phone}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-small font-semibold">{contactWords.email}</dt>
              <dd>
                <a href={`mailto:${storeFacts.email}`} className={link}>
                  {storeFacts.email}
                </a>
              </dd>
            </div>
          </dl>
          <section className="mt-10 border-t border-hairline pt-8">
            <h2 className="text-title">{contactWords.careersTitle}</h2>
            <p className="mt-2 mb-3 max-w-[34rem] text-timber">{contactWords.careersText}</p>
            <a href={`mailto:${storeFacts.email}?subject=Careers`} className={link}>
              {contactWords.careersLink}
            </a>
          </section>
        </div>
      </div>
      <NewsletterBox source="contact" />
    </main>
  )
}

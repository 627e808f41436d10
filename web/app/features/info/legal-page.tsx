import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { storeFacts } from '../../platform/store-facts.ts'

export interface LegalText {
  readonly title: string
  readonly description: string
  readonly updated: string
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[]
  readonly contactTitle: string
  readonly contactText: string
}

export function LegalPage({ legal, path }: { readonly legal: LegalText; readonly path: string }) {
  return (
    <main id="content" className="page pt-10">
      <PageMeta title={`${legal.title} · First Fashion`} description={legal.description} path={path} />
      <div className="prose-house mx-auto">
        <h1 className="text-display">{legal.title}</h1>
        <p className="mt-3 text-small text-timber">{legal.updated}</p>
        <p className="text-lead">{legal.lead}</p>
        {legal.sections.map((section, index) => (
          <section
            key={section.title}
            id={section.title.toLowerCase().replaceAll(' ', '-')}
            className="scroll-mt-24"
          >
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{legal.contactTitle}</h2>
          <p>{legal.contactText}</p>
          <p>
            <a href={`mailto:${storeFacts.email}`}>{storeFacts.email}</a>
            <br />
            <a href={`tel:${storeFacts.phone.replace(/\s/g, '')}`}>{storeFacts.phone}</a>
            <br />
            {storeFacts.name}, {storeFacts.street}, {storeFacts.city}, {storeFacts.country}
          </p>
        </section>
      </div>
    </main>
  )
}

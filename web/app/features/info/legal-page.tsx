import { fillStore, storeAddress } from '@first-fashion/contract/store/store-facts'
import { EmailLink, PhoneLink } from '../../platform/screen/contact-links.tsx'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'

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
  const { t } = useTranslation()
  const store = useStore()
  // The business answers for these texts.
  const fill = (text: string) => fillStore(text, store.legalName || store.name)
  return (
    <main id="content" className="page pt-10">
      <PageMeta
        title={t('shell.pageTitle', { title: legal.title })}
        description={fill(legal.description)}
        path={path}
      />
      <div className="prose-house mx-auto">
        <h1 className="text-display">{legal.title}</h1>
        <p className="mt-3 text-small text-timber">{legal.updated}</p>
        <p className="text-lead">{fill(legal.lead)}</p>
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
              <p key={text}>{fill(text)}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{legal.contactTitle}</h2>
          <p>{fill(legal.contactText)}</p>
          <p>
            <EmailLink className="block w-fit" />
            <PhoneLink className="block w-fit" />
            {[store.legalName || store.name, ...storeAddress(store)].join(', ')}
          </p>
        </section>
      </div>
    </main>
  )
}

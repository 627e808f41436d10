import { fillStore } from '@first-fashion/contract/store/store-facts'
import { paths } from '../../platform/paths.ts'
import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import { aboutWords } from './about-words.ts'

export default function AboutPage() {
  const { t } = useTranslation()
  const { name } = useStore()
  const fill = (text: string) => fillStore(text, name)
  return (
    <main id="content">
      <PageMeta
        title={t('shell.pageTitle', { title: fill(aboutWords.title) })}
        description={aboutWords.description}
        path={paths.about()}
      />
      <div className="page grid gap-10 pt-10 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <h1 className="text-display">{fill(aboutWords.title)}</h1>
          <p className="mt-4 max-w-[36rem] text-lead text-timber">{aboutWords.lead}</p>
          {aboutWords.sections.map((section) => (
            <section key={section.title} className="prose-house mt-10">
              <h2>{section.title}</h2>
              {section.text.map((text) => (
                <p key={text}>{fill(text)}</p>
              ))}
            </section>
          ))}
        </div>
        <ScenePicture
          name="workroom"
          eager
          sizes="(min-width: 1024px) 42vw, 100vw"
          className="sticky top-24 h-auto w-full self-start max-lg:order-first max-lg:aspect-[5/4] max-lg:object-cover max-lg:object-top"
        />
      </div>
      <section className="page mt-20">
        <h2 className="mb-8 text-heading">{aboutWords.whyTitle}</h2>
        <ul className="grid gap-8 sm:grid-cols-3">
          {aboutWords.why.map(([title, text]) => (
            <li key={title} className="border-t-2 border-saffron pt-4">
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-timber">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <NewsletterBox source="about" />
    </main>
  )
}

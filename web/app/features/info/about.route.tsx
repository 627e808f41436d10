import { Picture } from '@first-fashion/ui'
import { NewsletterBox } from '../newsletter/newsletter-box.tsx'
import { aboutWords } from './about-words.ts'
import { housePictures } from './house-pictures.ts'

export default function AboutPage() {
  return (
    <main id="content">
      <title>{`${aboutWords.title} · First Fashion`}</title>
      <meta name="description" content={aboutWords.description} />
      <div className="page grid gap-10 pt-10 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <h1 className="text-display">{aboutWords.title}</h1>
          <p className="mt-4 max-w-[36rem] text-lead text-timber">{aboutWords.lead}</p>
          {aboutWords.sections.map((section) => (
            <section key={section.title} className="prose-house mt-10">
              <h2>{section.title}</h2>
              {section.text.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-4 self-start">
          <Picture src={housePictures.shirt} alt="" eager sizes="(min-width: 1024px) 20vw, 45vw" />
          <div className="pt-12">
            <Picture src={housePictures.dress} alt="" eager sizes="(min-width: 1024px) 20vw, 45vw" />
          </div>
        </div>
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

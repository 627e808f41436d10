import type { Page } from '@first-fashion/contract/content/page'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { Html, PageSections } from './page-sections.tsx'

/** What the store says about itself: a section with points stands below the picture, its points side by side. */
export function AboutView({ page: { title, lead, sections } }: { readonly page: Page }) {
  const isOfPoints = ({ points }: Page['sections'][number]) => points.length > 0
  return (
    <>
      <div className="page grid gap-10 pt-10 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <h1 className="text-display">{title}</h1>
          {lead === '' ? null : <p className="mt-4 max-w-[36rem] text-lead text-timber">{lead}</p>}
          <PageSections
            sections={sections.filter((section) => !isOfPoints(section))}
            className="prose-house mt-10"
          />
        </div>
        <ScenePicture
          name="workroom"
          eager
          sizes="(min-width: 1024px) 42vw, 100vw"
          className="sticky top-24 h-auto w-full self-start max-lg:order-first max-lg:aspect-[5/4] max-lg:object-cover max-lg:object-top"
        />
      </div>
      {sections.filter(isOfPoints).map((section) => (
        <section key={section.id} id={section.id} className="page mt-20 scroll-mt-24">
          <h2 className="mb-8 text-heading">{section.title}</h2>
          <Html html={section.html} className="prose-house" />
          <ul className="grid gap-8 sm:grid-cols-3">
            {section.points.map((point) => (
              <li key={point.title} className="border-t-2 border-saffron pt-4">
                <h3 className="text-title">{point.title}</h3>
                <Html html={point.html} className="prose-house mt-2 text-timber" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

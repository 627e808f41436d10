import type { Page } from '@first-fashion/contract/content/page'

interface SectionsProps {
  readonly sections: Page['sections']
  readonly className?: string
}

/** What the owner wrote, section by section; other pages link to them. */
export const PageSections = ({ sections, className }: SectionsProps) =>
  sections.map(({ id, title, html, points }) => (
    <section key={`${id} ${html}`} id={id || undefined} className={`scroll-mt-24 ${className ?? ''}`}>
      {title === '' ? null : <h2>{title}</h2>}
      <Html html={html} />
      {points.map((point) => (
        <div key={`${point.title} ${point.html}`}>
          <h3>{point.title}</h3>
          <Html html={point.html} />
        </div>
      ))}
    </section>
  ))

/** Text with its tags. */
export const Html = ({ html, className }: { readonly html: string; readonly className?: string }) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it.
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  )

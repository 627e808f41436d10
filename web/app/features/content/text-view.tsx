import type { Page } from '@first-fashion/contract/content/page'
import { legalPages } from '@first-fashion/contract/content/page-places'
import { contentWords } from './content-words.ts'
import { PageSections } from './page-sections.tsx'

/** A page of text alone. What binds the business says when it was changed. */
export function TextView({ page: { slug, title, lead, sections, changedAt } }: { readonly page: Page }) {
  return (
    <div className="page pt-10">
      <div className="prose-house mx-auto">
        <h1 className="text-display">{title}</h1>
        {legalPages.includes(slug) ? (
          <p className="mt-3 text-small text-timber">
            {contentWords.updated} {monthInWords(changedAt)}
          </p>
        ) : null}
        {lead === '' ? null : <p className="text-lead">{lead}</p>}
        <PageSections sections={sections} />
      </div>
    </div>
  )
}

/** As 'January 2025', in the shop's time. */
const monthInWords = (ms: number): string =>
  new Date(ms).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'Asia/Colombo' })

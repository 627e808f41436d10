import type { ReactNode } from 'react'
import { useToken } from '../../platform/session.ts'
import { ProductGrid } from '../catalog/index.ts'
import { ImageLibrary } from '../designs/index.ts'
import { HorizontalProductCard } from '../sellables/index.ts'
import { Buttons, Choices } from './controls.tsx'
import { hardProducts } from './hard-products.ts'
import { Pictures } from './pictures.tsx'
import { Fields, Surfaces } from './surfaces.tsx'
import { workbenchWords as words } from './workbench-words.ts'

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="border-t border-hairline py-10">
    <h2 className="mb-6 text-heading">{title}</h2>
    {children}
  </section>
)

/** In development only: every design system component in every state, and products that are hard to lay out. */
export default function WorkbenchPage() {
  return (
    <main id="content" className="page pt-8">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-display">{words.title}</h1>
      <p className="mt-2 mb-8 max-w-[40rem] text-lead text-timber">{words.lead}</p>
      <Section title={words.buttons}>
        <Buttons />
      </Section>
      <Section title={words.choices}>
        <Choices />
      </Section>
      <Section title={words.fields}>
        <Fields />
      </Section>
      <Section title={words.pictures}>
        <Pictures />
      </Section>
      <Section title={words.surfaces}>
        <Surfaces />
      </Section>
      <Section title={words.imageLibrary}>
        <ImageLibraries />
      </Section>
      <Section title={words.cards}>
        <ProductGrid products={hardProducts} />
        <div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {hardProducts.map((product) => (
            <HorizontalProductCard key={product._id} product={product} />
          ))}
        </div>
      </Section>
    </main>
  )
}

/** As wide as the designer's column, and as a phone's sheet. */
function ImageLibraries() {
  const isLoggedIn = Boolean(useToken())
  return (
    <div className="flex flex-wrap items-start gap-10">
      {['w-65', 'w-90'].map((width) => (
        <div key={width} className={`max-w-full bg-paper p-4 ${width}`}>
          <ImageLibrary isLoggedIn={isLoggedIn} onPick={() => {}} />
        </div>
      ))}
    </div>
  )
}

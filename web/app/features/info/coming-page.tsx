import { PageMeta } from '../../platform/screen/page-meta.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import type { SceneName } from '../../platform/screen/scenes.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import './coming-soon-words.ts'

interface ComingProps {
  readonly title: 'coming-soon:communityTitle'
  readonly text: 'coming-soon:communityText'
  readonly pictures: readonly SceneName[]
  readonly path: string
}

/** A screen that is not open yet: it says so and offers an email when it opens. */
export function ComingPage({ title, text, pictures, path }: ComingProps) {
  const { t } = useTranslation()
  return (
    <main id="content">
      <PageMeta title={`${t(title)} · First Fashion`} description={t(text)} path={path} />
      <div className="page grid items-center gap-10 pt-10 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
        <div className="flex flex-col items-start gap-5">
          <h1 className="max-w-[44rem] text-display">{t(title)}</h1>
          <p className="max-w-[38rem] text-lead text-timber">{t(text)}</p>
          <p>{t('coming-soon:news')}</p>
        </div>
        <div className="grid grid-flow-col gap-3 max-lg:order-first sm:gap-5">
          {pictures.map((name) => (
            <ScenePicture
              key={name}
              name={name}
              eager
              sizes={`(min-width: 1024px) ${Math.round(52 / pictures.length)}vw, ${Math.round(100 / pictures.length)}vw`}
            />
          ))}
        </div>
      </div>
      <NewsletterBox source="website" />
    </main>
  )
}

import type { MailTextFields, MailPreview as Preview } from '@first-fashion/contract/mail-texts/mail-text'
import { Notice, Skeleton, Tabs } from '@first-fashion/ui'
import { useMailPreview } from './queries.ts'
import { useWords } from './words.ts'

interface PreviewProps {
  readonly name: string
  readonly fields: MailTextFields
}

/** The email as its reader gets it, while its text is typed. */
export function MailPreview({ name, fields }: PreviewProps) {
  const { t } = useWords()
  const preview = useMailPreview(name, fields)
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="text-title">
        {t('preview')}
      </h2>
      <p className="mb-3 text-small text-timber">{t('previewText')}</p>
      {preview.isError ? <Notice>{preview.error.message}</Notice> : null}
      {preview.isPending ? (
        preview.isEnabled ? (
          <Skeleton className="h-96" />
        ) : (
          <p className="text-timber">{t('previewEmpty')}</p>
        )
      ) : null}
      {preview.data === undefined ? null : <PreviewTabs preview={preview.data} />}
    </section>
  )
}

function PreviewTabs({ preview: { subject, html, text } }: { readonly preview: Preview }) {
  const { t } = useWords()
  const title = t('previewOf', { subject })
  return (
    <>
      <p className="mb-2 break-words">
        <span className="text-timber">{t('subject')}: </span>
        {subject}
      </p>
      <Tabs
        label={t('preview')}
        tabs={[
          { name: t('phone'), content: <MailFrame title={title} html={html} className="max-w-[24rem]" /> },
          { name: t('desktop'), content: <MailFrame title={title} html={html} className="min-w-[40rem]" /> },
          {
            name: t('plain'),
            content: (
              <pre className="border border-hairline bg-paper p-4 font-text break-words whitespace-pre-wrap">
                {text}
              </pre>
            ),
          },
        ]}
      />
    </>
  )
}

interface FrameProps {
  readonly title: string
  readonly html: string
  /** Its width. */
  readonly className: string
}

/** Without any permission: no script of an email runs, and no link of it opens. */
const MailFrame = ({ title, html, className }: FrameProps) => (
  <div className="overflow-x-auto">
    <iframe
      title={title}
      srcDoc={html}
      sandbox=""
      className={`h-[40rem] w-full border border-hairline bg-paper ${className}`}
    />
  </div>
)

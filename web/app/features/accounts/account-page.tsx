import type { ReactNode } from 'react'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'

interface AccountPageProps {
  /** Title of the document. */
  readonly title: string
  readonly children: ReactNode
}

/** The layout of sign-in pages and of pages that emails link to: one column, beside the rail where there is room. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <main
      id="content"
      data-toasts="bottom"
      className="mx-auto grid min-h-[70vh] max-w-(--page-width) lg:grid-cols-2 lg:items-stretch min-[96rem]:pl-10"
    >
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {/* Links of mails and ways back carry secrets; no other site is to read them. */}
      <meta name="referrer" content="no-referrer" />
      <div className="relative max-lg:hidden">
        <ScenePicture
          name="workroom"
          sizes="(min-width: 1024px) 50vw, 1px"
          className="absolute inset-0 h-full w-full object-cover object-top"
        />
      </div>
      <div className="flex justify-center px-4 pt-12 sm:px-6 lg:px-10 lg:pt-16 lg:pb-24">
        <div className="w-full max-w-[26rem]">{children}</div>
      </div>
    </main>
  )
}

import type { MemberProfile } from '@first-fashion/contract/community/member-calls'
import type { Submission } from '@first-fashion/contract/community/shown'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../community-state.ts'
import { EditProfile } from './edit-profile.tsx'
import { MemberHeader } from './member-header.tsx'
import { MemberLooks } from './member-looks.tsx'
import { MemberMeta } from './member-meta.tsx'
import '../words/profiles-words.ts'

interface FrameProps {
  readonly shown: {
    readonly member: MemberProfile
    readonly looks: readonly Submission[]
    readonly pagination: { readonly current: number; readonly total: number }
  }
  readonly title: string
  /** Describes members who say nothing about themselves to search engines and messengers. */
  readonly text: string
  /** The address of a page of their looks. */
  readonly pathOf: (slug: string, page?: number) => string
  /** Between who they are and their looks. */
  readonly children: ReactNode
}

/** What every page about a member has: the way back, who they are, and their looks. */
export function MemberFrame({
  shown: { member, looks, pagination },
  title,
  text,
  pathOf,
  children,
}: FrameProps) {
  const { t } = useTranslation()
  const { slug } = member
  return (
    <>
      <MemberMeta member={member} look={looks[0]} title={title} text={text} path={pathOf(slug)} />
      <div className="page pt-8">
        <Link
          to={communityPath()}
          className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-leaf"
        >
          {t('profiles:back')}
        </Link>
        <MemberHeader member={member} action={<EditProfile slug={slug} pathOf={pathOf} />} />
        {children}
        <MemberLooks looks={looks} pagination={pagination} pathOf={(page) => pathOf(slug, page)} />
      </div>
    </>
  )
}

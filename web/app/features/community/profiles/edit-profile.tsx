import { Button } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../../platform/lost-chunk.ts'
import { WaitingBar } from '../../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../community-state.ts'
import { useMembership } from '../membership/use-membership.ts'
import '../words/profiles-words.ts'

const ProfileDialog = lazyPart(() => import('./profile-dialog.tsx'))

interface EditProps {
  readonly slug: string
  /** The page that it stands on, under a new name. */
  readonly pathOf: (slug: string) => string
}

/** On one's own profile: the way to change it. */
export function EditProfile({ slug, pathOf }: EditProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: member } = useMembership()
  const [isOpen, setOpen] = useState(false)
  if (member?.slug !== slug) return null
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('profiles:edit')}
      </Button>
      {isOpen ? (
        <Suspense fallback={<WaitingBar />}>
          <ProfileDialog
            member={member}
            onClose={() => setOpen(false)}
            onSaved={(saved) =>
              void navigate(saved.isHidden ? communityPath() : pathOf(saved.slug), { replace: true })
            }
          />
        </Suspense>
      ) : null}
    </div>
  )
}

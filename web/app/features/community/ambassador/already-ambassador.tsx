import type { Membership } from '@first-fashion/contract/community/membership'
import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { ambassadorPath } from '../community-state.ts'
import '../words/ambassador-words.ts'
import '../words/levels-words.ts'

interface MemberProps {
  readonly member: Membership
}

/** For members of a higher level who never applied: what they are, in the place of the application. */
export function AlreadyAmbassador({ member }: MemberProps) {
  const { t } = useTranslation()
  return (
    <section>
      <p className="font-display text-heading">
        {t(member.level === 'vip' ? 'ambassador:alreadyVip' : 'ambassador:already')}
      </p>
      <p className="mt-1">{t('ambassador:alreadyText')}</p>
      <OwnPageLink member={member} />
    </section>
  )
}

/** The way to the page of one's own, if the level brings one and the profile is not hidden. */
export function OwnPageLink({ member: { brings, isHidden, slug } }: MemberProps) {
  const { t } = useTranslation()
  if (!brings.hasOwnPage || isHidden) return null
  return (
    <Link to={ambassadorPath(slug)} className={buttonClass('primary', 'mt-5')}>
      {t('levels:toPage')}
    </Link>
  )
}

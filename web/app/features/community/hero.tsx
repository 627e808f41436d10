import { Button } from '@first-fashion/ui'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useToken } from '../../platform/session.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCommunityActions, useJoin, useLoginHere, useMembership } from '../members/index.ts'
import '../members/words/community-words.ts'

/** What the community is, and the way in; members find there what they can do [B2.51]. */
export function Hero({ isHome }: { readonly isHome: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="page grid items-center gap-8 pt-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
      <div className="flex flex-col items-start gap-5">
        <h1 className="text-display">{t('community:title')}</h1>
        <p className="max-w-[34rem] text-lead text-pretty text-timber">{t('community:intro')}</p>
        <div className="flex min-h-11 flex-wrap gap-3">
          <HeroButtons />
        </div>
      </div>
      <div
        // On a phone the other tabs begin with what they show.
        className={`grid grid-cols-3 gap-3 max-lg:order-first sm:gap-5 ${isHome ? '' : 'max-lg:hidden'}`}
      >
        {(['outfit-1', 'outfit-2', 'outfit-3'] as const).map((name, at) => (
          <div key={name} className={at === 1 ? 'mt-6' : ''}>
            <ScenePicture name={name} eager={at < 2} sizes="(min-width: 1024px) 17vw, 33vw" />
          </div>
        ))}
      </div>
    </div>
  )
}

function HeroButtons() {
  const { t } = useTranslation()
  const token = useToken()
  const login = useLoginHere()
  const membership = useMembership()
  const join = useJoin()
  const { submitStyle, becomeAmbassador, editProfile } = useCommunityActions()
  if (membership.data)
    return (
      <>
        <Button onClick={() => submitStyle()}>{t('community:submit')}</Button>
        <Button variant="secondary" onClick={becomeAmbassador}>
          {t('community:ambassador')}
        </Button>
        <Button
          variant="text"
          className="font-medium underline decoration-border hover:decoration-ink"
          onClick={editProfile}
        >
          {t('community:profile')}
        </Button>
      </>
    )
  return (
    <Button
      busy={join.isPending || (Boolean(token) && membership.isPending)}
      onClick={() => (token ? join.mutate() : login())}
    >
      {t('community:join')}
    </Button>
  )
}

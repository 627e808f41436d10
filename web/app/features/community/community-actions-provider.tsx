import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { WaitingBar } from '../../platform/screen/waiting-bar.tsx'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { SubmitDialog } from '../looks/index.ts'
import {
  AmbassadorDialog,
  type CommunityActions,
  CommunityActionsContext,
  ProfileDialog,
  participatePath,
  participationIn,
  useJoin,
  useLoginHere,
  useMembership,
  withoutParticipation,
} from '../members/index.ts'
import '../members/words/community-words.ts'

type Open =
  | { readonly dialog: 'style'; readonly challengeId: string }
  | { readonly dialog: 'ambassador' | 'profile' }

export function CommunityActionsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const token = useToken()
  const login = useLoginHere()
  const location = useLocation()
  const membership = useMembership()
  const join = useJoin()
  const revalidator = useRevalidator()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  useParticipation((challengeId) => setOpen({ dialog: 'style', challengeId }))
  const actions: CommunityActions = {
    submitStyle: async (challengeId = '') => {
      if (!token) {
        toasts.error(t('community:loginToSubmit'))
        return login(participatePath(location, challengeId))
      }
      const show = () => setOpen({ dialog: 'style', challengeId })
      if (membership.data === null) join.mutate(undefined, { onSuccess: show })
      else show()
    },
    becomeAmbassador: () => {
      if (token) return setOpen({ dialog: 'ambassador' })
      toasts.error(t('community:loginToApply'))
      login()
    },
    editProfile: () => setOpen({ dialog: 'profile' }),
  }
  return (
    <CommunityActionsContext value={actions}>
      {children}
      <Suspense fallback={<WaitingBar />}>
        {open?.dialog === 'style' ? <SubmitDialog challengeId={open.challengeId} onClose={close} /> : null}
        {open?.dialog === 'ambassador' ? <AmbassadorDialog onClose={close} /> : null}
        {open?.dialog === 'profile' && membership.data ? (
          <ProfileDialog
            member={membership.data}
            onClose={close}
            onSaved={() => void revalidator.revalidate()}
          />
        ) : null}
      </Suspense>
    </CommunityActionsContext>
  )
}

/** After the login, opens what the visitor wanted. An address alone enrols nobody: who submits the look joins. */
function useParticipation(open: (challengeId: string) => void): void {
  const token = useToken()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const onAsked = useEffectEvent(open)
  useEffect(() => {
    const challengeId = token ? participationIn(search) : undefined
    if (challengeId === undefined) return
    void (async () => {
      await navigate(withoutParticipation({ pathname, search }), { replace: true, preventScrollReset: true })
      onAsked(challengeId)
    })()
  }, [token, navigate, pathname, search])
}

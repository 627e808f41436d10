import { Button, Notice } from '@first-fashion/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { resendVerification, userKeys, useUser } from '../accounts/index.ts'
import { securityKeys } from './security.keys.ts'
import '../accounts/words/verify-email-words.ts'

/** Asks to confirm the email address until it is confirmed, maybe in another tab. */
export function UnconfirmedEmail() {
  const { t } = useTranslation()
  const token = useToken()
  const user = useUser(token).data
  const email = user?.email
  // The cached state until the refetch, so the content below does not move.
  const isVerified = useIsVerified(token) ?? user?.isVerified
  const resending = useMutation({
    mutationFn: resendVerification,
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(refusalWords(error, t('verify-email:resend.failed'))),
  })
  if (isVerified !== false || email === undefined) return null
  return (
    <div className="mb-6">
      <Notice
        tone="information"
        action={
          <Button variant="link" busy={resending.isPending} onClick={() => resending.mutate(email)}>
            {t('verify-email:resend.again')}
          </Button>
        }
      >
        <p className="font-medium">{t('verify-email:resend.title')}</p>
        <p className="text-ink wrap-anywhere">{t('verify-email:resend.text', { email })}</p>
      </Notice>
    </div>
  )
}

/** Refetched whenever the page becomes visible. */
function useIsVerified(token: string | null | undefined): boolean | undefined {
  const queries = useQueryClient()
  const status = useQuery({
    queryKey: securityKeys.verification(token),
    enabled: Boolean(token),
    refetchOnWindowFocus: 'always',
    queryFn: async () => {
      const answer = await api('accounts.verification-status')
      if (!answer.ok) throw new Error(answer.failure.message)
      const { isVerified } = answer.value
      if (isVerified) void queries.invalidateQueries({ queryKey: userKeys.all })
      return isVerified
    },
  })
  return status.data
}

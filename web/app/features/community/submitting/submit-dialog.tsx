import { hashtagsIn } from '@first-fashion/contract/community/hashtags'
import type { Challenge } from '@first-fashion/contract/community/shown'
import { Button, Dialog, Notice } from '@first-fashion/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { valueIn } from '../../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../../platform/queries/refusal.ts'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { uploadFiles } from '../../../platform/upload-browser.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call } from '../community-calls.ts'
import { communityPath } from '../community-state.ts'
import { communityKeys } from '../membership/use-membership.ts'
import { progressOf } from './picture-choice.ts'
import type { StyleDraft } from './style-draft.ts'
import { StyleFields } from './style-fields.tsx'
import { useStyleDraft } from './use-style-draft.ts'
import '../words/community-words.ts'
import '../words/submit-style-words.ts'

interface DialogProps {
  /** The challenge that is chosen at first; '' for none. */
  readonly challengeId: string
  readonly onClose: () => void
}

const noChallenges: readonly Challenge[] = []

/** Submit Your Style. What was typed and chosen stays when it fails, and when the tab is closed. */
export default function SubmitDialog({ challengeId, onClose }: DialogProps) {
  const { t } = useTranslation()
  const { draft, isRestored, change, discard } = useStyleDraft(challengeId)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string>()
  const [done, setDone] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const token = useToken()
  const challenges = useQuery({
    queryKey: ['community', 'challenges'],
    queryFn: () => call('community.challenges'),
  })
  const send = useSendStyle(setDone, async () => {
    await discard()
    onClose()
  })
  const submit = () => {
    if (!token) return setRefusal(t('community:loginToSubmit'))
    const wrong = missingIn(draft, t)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return setRefusal(t('submit-style:required'))
    if (draft.pictures.length === 0) return setRefusal(t('submit-style:noImages'))
    setRefusal(undefined)
    setDone(0)
    send.mutate(draft, { onError: (error) => setErrors(failureOf(error).errors ?? {}) })
  }
  const failed = send.isError ? refusalWords(send.error, t('submit-style:failed')) : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('submit-style:title')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('submit-style:cancel')}
          </Button>
          <Button busy={send.isPending} onClick={() => form.current?.requestSubmit()}>
            {t('submit-style:send')}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!send.isPending) submit()
        }}
      >
        {isRestored ? (
          <Notice
            tone="information"
            action={
              <Button variant="link" onClick={() => void discard()}>
                {t('submit-style:discard')}
              </Button>
            }
          >
            {t('submit-style:restored')}
          </Notice>
        ) : null}
        {failed === undefined ? null : <Notice>{failed}</Notice>}
        <StyleFields
          draft={draft}
          onChange={change}
          errors={errors}
          challenges={challenges.data?.challenges ?? noChallenges}
          refusal={refusal}
          onRefusal={setRefusal}
          progress={send.isPending ? progressOf(sizesOf(draft), done) : undefined}
        />
      </form>
    </Dialog>
  )
}

const sizesOf = ({ pictures }: StyleDraft) => pictures.map(({ file }) => file.size)

function missingIn({ title, description }: StyleDraft, t: ReturnType<typeof useTranslation>['t']) {
  return {
    ...(title.trim() === '' ? { title: t('submit-style:enterTitle') } : {}),
    ...(description.trim() === '' ? { description: t('submit-style:enterDescription') } : {}),
  }
}

/** Sends a look; afterwards the gallery shows it. */
function useSendStyle(onProgress: (done: number) => void, onSent: () => Promise<void>) {
  const token = useToken()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  return useMutation({
    mutationFn: async ({ pictures, hashtags, ...texts }: StyleDraft) =>
      valueIn(
        await uploadFiles('community.submit-style', {
          files: pictures.map(({ file }) => file),
          fields: {
            ...texts,
            hashtags: JSON.stringify(hashtagsIn(hashtags)),
            captions: JSON.stringify(pictures.map(({ caption }) => caption)),
          },
          onProgress,
        }),
      ),
    onSuccess: async ({ message }) => {
      toasts.success(message)
      await onSent()
      void queries.invalidateQueries({ queryKey: communityKeys.membership(token) })
      await navigate(communityPath({ tab: 'gallery' }), { preventScrollReset: true })
      await revalidator.revalidate()
    },
  })
}

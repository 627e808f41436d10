import { hashtagsIn } from '@first-fashion/contract/looks/hashtags'
import { heightMaximumCm, heightMinimumCm } from '@first-fashion/contract/looks/worn-consent'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { valueIn } from '../../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../../platform/queries/refusal.ts'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { uploadFiles } from '../../../platform/upload-browser.ts'
import { type Translate, useTranslation } from '../../../platform/words/use-translation.ts'
import { communityKeys, communityPath } from '../../members/index.ts'
import { hasAgreed, type StyleDraft } from './style-draft.ts'
import { createStyleUpload, type StyleUpload } from './style-upload.ts'
import { isHeight } from './worn-fields.tsx'
import '../../members/words/community-words.ts'
import '../words/submit-style-words.ts'
import '../words/worn-looks-words.ts'

/** Why a look was not submitted. */
export interface Wrong {
  /** Counts the attempts: each says it anew. */
  readonly attempt: number
  readonly title: string
  /** By the names of the fields. */
  readonly errors: Readonly<Record<string, string>>
}

/** Submits a draft that is complete, and says what is wrong with others. Who cancels keeps the draft. */
export function useSubmitStyle(draft: StyleDraft, onSent: () => Promise<void>) {
  const { t } = useTranslation()
  const token = useToken()
  const [wrong, setWrong] = useState<Wrong>()
  const [done, setDone] = useState(0)
  const upload = useRef<StyleUpload>(undefined)
  const send = useSendStyle(onSent)
  const refuse = (title: string, errors: Wrong['errors']) =>
    setWrong((before) => ({ attempt: (before?.attempt ?? 0) + 1, title, errors }))
  const submit = () => {
    if (send.isPending) return
    if (!token) return refuse(t('community:loginToSubmit'), {})
    const missing = missingIn(draft, t)
    const [first] = Object.keys(missing)
    if (first !== undefined)
      return refuse(first === 'images' ? t('submit-style:noImages') : t('submit-style:required'), missing)
    setWrong(undefined)
    setDone(0)
    const started = createStyleUpload(setDone)
    upload.current = started
    send.mutate(
      { draft, upload: started },
      {
        onError: (error) =>
          refuse(refusalWords(error, t('submit-style:failed')), failureOf(error).errors ?? {}),
      },
    )
  }
  const cancel = () => {
    if (send.isPending) upload.current?.cancel()
  }
  return { submit, cancel, isSending: send.isPending, done, wrong }
}

/** What a draft lacks, in the order of the fields. */
const missingIn = (
  { title, description, pictures, ...draft }: StyleDraft,
  t: Translate,
): Record<string, string> => ({
  ...(title.trim() === '' ? { title: t('submit-style:enterTitle') } : {}),
  ...(description.trim() === '' ? { description: t('submit-style:enterDescription') } : {}),
  ...(pictures.length === 0 ? { images: t('submit-style:enterImages') } : {}),
  ...(draft.wornItems.length === 0 ? {} : wrongInWorn(draft, t)),
})

const wrongInWorn = (
  { heightCm, agreedVersion }: Pick<StyleDraft, 'heightCm' | 'agreedVersion'>,
  t: Translate,
) => ({
  ...(isHeight(heightCm)
    ? {}
    : { heightCm: t('worn-looks:heightWrong', { from: heightMinimumCm, to: heightMaximumCm }) }),
  ...(hasAgreed({ agreedVersion }) ? {} : { wornConsent: t('worn-looks:consentMissing') }),
})

interface SentStyle {
  readonly draft: StyleDraft
  readonly upload: StyleUpload
}

/** Sends a look; afterwards the gallery shows it. */
function useSendStyle(onSent: () => Promise<void>) {
  const { t } = useTranslation()
  const token = useToken()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  return useMutation({
    mutationFn: async ({ draft, upload }: SentStyle) =>
      valueIn(
        await uploadFiles('community.submit-style', {
          files: draft.pictures.map(({ file }) => file),
          fields: fieldsOf(draft),
          onProgress: upload.progress,
          signal: upload.signal,
        }),
      ),
    onSuccess: async ({ message }, { upload }) => {
      void queries.invalidateQueries({ queryKey: communityKeys.membership(token) })
      void queries.invalidateQueries({ queryKey: communityKeys.own(token) })
      void queries.invalidateQueries({ queryKey: communityKeys.wornLooks })
      if (upload.isCancelled()) toasts.info(t('submit-style:arrived'))
      else {
        toasts.success(message)
        await onSent()
        await navigate(communityPath({ tab: 'gallery' }), { preventScrollReset: true })
      }
      await revalidator.revalidate()
    },
    onError: async (error, { upload }) => {
      if (!upload.isCancelled()) return
      const isKnown = upload.signal.aborted || failureOf(error).code !== 'network.failed'
      toasts.info(t(isKnown ? 'submit-style:cancelled' : 'submit-style:unknown'))
      await revalidator.revalidate()
    },
  })
}

const fieldsOf = ({ pictures, hashtags, wornItems, agreedVersion, ...texts }: StyleDraft) => ({
  ...texts,
  hashtags: JSON.stringify(hashtagsIn(hashtags)),
  captions: JSON.stringify(pictures.map(({ caption }) => caption)),
  wornItems: JSON.stringify(wornItems),
  wornConsent: wornItems.length > 0 ? agreedVersion : '',
})

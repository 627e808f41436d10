import type { Challenge } from '@first-fashion/contract/challenges/challenge'
import type { BoughtItem } from '@first-fashion/contract/looks/worn-calls'
import { Button, buttonClass, Dialog, ErrorSummary, Notice } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call, participatePath } from '../../members/index.ts'
import { stillBought, useBoughtItems } from './bought-items.ts'
import { progressOf } from './picture-choice.ts'
import type { StyleDraft } from './style-draft.ts'
import { StyleFields, styleFieldId } from './style-fields.tsx'
import { useStyleDraft } from './use-style-draft.ts'
import { useSubmitStyle, type Wrong } from './use-submit-style.ts'
import '../words/submit-style-words.ts'

interface DialogProps {
  /** The challenge that is chosen at first; '' for none. */
  readonly challengeId: string
  readonly onClose: () => void
}

const noChallenges: readonly Challenge[] = []
const nothing: readonly BoughtItem[] = []

/** Submit Your Style. What was typed and chosen stays when it fails, and when the tab is closed. */
export default function SubmitDialog({ challengeId, onClose }: DialogProps) {
  const { t } = useTranslation()
  const { draft: stored, isRestored, change, discard } = useStyleDraft(challengeId)
  const bought = useBoughtItems()
  const draft = { ...stored, wornItems: stillBought(stored.wornItems, bought) }
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const challenges = useQuery({
    queryKey: ['community', 'challenges'],
    queryFn: () => call('community.challenges'),
  })
  const { submit, cancel, isSending, done, wrong } = useSubmitStyle(draft, async () => {
    await discard()
    onClose()
  })
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('submit-style:title')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {t('submit-style:cancel')}
          </Button>
          <Button busy={isSending} onClick={() => form.current?.requestSubmit()}>
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
          setRefusal(undefined)
          submit()
        }}
      >
        {isRestored ? <Restored onDiscard={() => void discard()} /> : null}
        {wrong === undefined ? null : <Summary key={wrong.attempt} {...wrong} />}
        {wrong === undefined ? null : <LoginAgain />}
        <StyleFields
          draft={draft}
          onChange={change}
          errors={wrong?.errors ?? {}}
          bought={bought ?? nothing}
          challenges={challenges.data?.challenges ?? noChallenges}
          refusal={refusal}
          onRefusal={setRefusal}
          progress={isSending ? progressOf(sizesOf(draft), done) : undefined}
        />
      </form>
    </Dialog>
  )
}

const sizesOf = ({ pictures }: StyleDraft) => pictures.map(({ file }) => file.size)

const Summary = ({ title, errors }: Wrong) => (
  <ErrorSummary
    title={title}
    errors={Object.entries(errors).map(([name, text]) => ({ fieldId: styleFieldId(name), text }))}
  />
)

/** For those whose session ended: the draft waits. */
function LoginAgain() {
  const { t } = useTranslation()
  const token = useToken()
  const location = useLocation()
  if (token !== null) return null
  return (
    <Link to={paths.login(participatePath(location, ''))} className={buttonClass('link', 'self-start')}>
      {t('submit-style:loginAgain')}
    </Link>
  )
}

function Restored({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="information"
      action={
        <Button variant="link" onClick={onDiscard}>
          {t('submit-style:discard')}
        </Button>
      }
    >
      {t('submit-style:restored')}
    </Notice>
  )
}

import { bioMaximumLength, displayNameMaximumLength } from '@first-fashion/contract/members/member-limits'
import type { Membership, ProfileFields } from '@first-fashion/contract/members/membership'
import { Button, Checkbox, Dialog, Notice, TextArea, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { call } from './community-calls.ts'
import { memberPath } from './community-state.ts'
import { communityKeys } from './use-membership.ts'
import './words/profiles-words.ts'

interface DialogProps {
  readonly member: Membership
  readonly onClose: () => void
  readonly onSaved: (member: Membership) => void
}

/** What a member shows to others, and whether they are shown at all. */
export default function ProfileDialog({ member, onClose, onSaved }: DialogProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { field, register, submit, refuse, isChecking } = useSchemaForm<ProfileFields>(() =>
    import('@first-fashion/contract/members/membership').then(({ profileFields }) => profileFields),
  )
  const save = useSaveProfile(refuse, (saved) => {
    onClose()
    onSaved(saved)
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profiles:title')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('profiles:cancel')}
          </Button>
          <Button busy={save.isPending || isChecking} onClick={() => form.current?.requestSubmit()}>
            {t('profiles:save')}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={submit((fields) => save.mutate(fields))}
      >
        {save.isError && failureOf(save.error).errors === undefined ? (
          <Notice>{refusalWords(save.error, t('profiles:failed'))}</Notice>
        ) : null}
        {member.isHidden ? (
          <p className="text-timber">{t('profiles:hiddenNow')}</p>
        ) : pathname === memberPath(member.slug) ? null : (
          <Link
            to={memberPath(member.slug)}
            onClick={onClose}
            className="inline-flex min-h-11 items-center self-start text-leaf underline underline-offset-4 hover:text-ink"
          >
            {t('profiles:see')}
          </Link>
        )}
        <TextField
          {...field('displayName')}
          label={t('profiles:displayName')}
          optionalLabel={t('profiles:optional')}
          hint={t('profiles:displayNameHint', { name: member.accountName })}
          maxLength={displayNameMaximumLength}
          autoComplete="nickname"
          defaultValue={member.displayName}
        />
        <TextArea
          {...field('bio')}
          label={t('profiles:bio')}
          optionalLabel={t('profiles:optional')}
          maxLength={bioMaximumLength}
          rows={4}
          defaultValue={member.bio}
        />
        <Hide {...register('isHidden')} defaultChecked={member.isHidden} />
      </form>
    </Dialog>
  )
}

function Hide(input: ComponentProps<'input'>) {
  const { t } = useTranslation()
  const hintId = useId()
  return (
    <div>
      <Checkbox {...input} label={t('profiles:hide')} aria-describedby={hintId} />
      <p id={hintId} className="pl-8 text-small text-timber">
        {t('profiles:hideHint')}
      </p>
    </div>
  )
}

function useSaveProfile(refuse: (error: Error) => void, onSaved: (member: Membership) => void) {
  const token = useToken()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileFields) => call('community.profile-save', { body }),
    onSuccess: ({ message, membership }) => {
      toasts.success(message)
      queries.setQueryData(communityKeys.membership(token), membership)
      onSaved(membership)
    },
    onError: refuse,
  })
}

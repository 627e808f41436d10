import './saved-designs-words.ts'
import 'virtual:contract-routes/saved-designs'
import type { SavedDesignItem } from '@first-fashion/contract/designs/saved-design'
import { Button, buttonClass, EmptyState, Skeleton } from '@first-fashion/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../../platform/screen/confirm-dialog.tsx'
import { ScenePicture } from '../../../platform/screen/scene-picture.tsx'
import { useAfterClosing } from '../../../platform/screen/use-after-closing.ts'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { SavedDesignCard } from './saved-design-card.tsx'

/** The customer's saved designs, in the profile. */
export default function SavedDesignsTab() {
  const { t } = useTranslation()
  const designs = useSavedDesigns()
  if (designs.data !== undefined) return <Loaded designs={designs.data} />
  if (!designs.isError) return <Placeholders />
  return (
    <EmptyState
      as="h2"
      title={refusalWords(designs.error, t('saved-designs:failed'))}
      action={<Button onClick={() => void designs.refetch()}>{t('problem.tryAgain')}</Button>}
    />
  )
}

const columns =
  'grid grid-cols-2 narrow:grid-cols-1 gap-x-4 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-6'

const Placeholders = () => (
  <div aria-hidden="true">
    <Skeleton className="mb-6 h-11 w-48 max-w-full" />
    <div className={columns}>
      <Skeleton className="aspect-[4/6]" />
      <Skeleton className="aspect-[4/6]" />
    </div>
  </div>
)

function CreateLink() {
  const { t } = useTranslation()
  return (
    <Link to={paths.collection()} className={buttonClass()}>
      {t('saved-designs:create')}
    </Link>
  )
}

function None() {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      picture={<ScenePicture name="waiting" sizes="18rem" />}
      title={t('saved-designs:none')}
      text={t('saved-designs:noneText')}
      action={<CreateLink />}
    />
  )
}

/** The question stays on the screen while the last design goes. */
function Loaded({ designs }: { readonly designs: readonly SavedDesignItem[] }) {
  const title = useRef<HTMLHeadingElement>(null)
  const none = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<string>()
  // The clicked button is gone: keyboard focus moves to the top of the list.
  const afterDeleting = useAfterClosing(asked !== undefined, () => (title.current ?? none.current)?.focus())
  const isEmpty = designs.length === 0
  const hadSome = useRef(!isEmpty)
  useEffect(() => {
    // The list may go a moment after the dialog has closed, and the focus with its title.
    if (isEmpty && hadSome.current && document.activeElement === document.body) none.current?.focus()
    hadSome.current = !isEmpty
  }, [isEmpty])
  return (
    <>
      {isEmpty ? (
        <div ref={none} tabIndex={-1}>
          <None />
        </div>
      ) : (
        <Filled designs={designs} title={title} onDelete={setAsked} />
      )}
      <DeleteDialog id={asked} onClose={() => setAsked(undefined)} onDeleted={afterDeleting} />
    </>
  )
}

interface FilledProps {
  readonly designs: readonly SavedDesignItem[]
  readonly title: RefObject<HTMLHeadingElement | null>
  readonly onDelete: (id: string) => void
}

function Filled({ designs, title, onDelete }: FilledProps) {
  const { t } = useTranslation()
  const duplicate = useDuplicateDesign()
  return (
    <section aria-labelledby="saved-designs-title">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="saved-designs-title" ref={title} tabIndex={-1} className="text-heading">
            {t('saved-designs:title')}
          </h2>
          <p aria-live="polite" className="text-timber tabular-nums">
            {t('saved-designs:count', { count: designs.length })}
          </p>
        </div>
        <CreateLink />
      </div>
      <ul className={columns}>
        {designs.map((design) => (
          <li key={design._id} className="flex min-w-0">
            <SavedDesignCard
              design={design}
              isDuplicating={duplicate.isPending}
              onDuplicate={() => duplicate.mutate(design._id)}
              onDelete={() => onDelete(design._id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DeleteProps {
  /** The design in question; undefined while nothing is asked. */
  readonly id: string | undefined
  readonly onClose: () => void
  /** Called before it closes. */
  readonly onDeleted: () => void
}

function DeleteDialog({ id, onClose, onDeleted }: DeleteProps) {
  const { t } = useTranslation()
  const remove = useDeleteDesign()
  return (
    <ConfirmDialog
      open={id !== undefined}
      onClose={onClose}
      title={t('saved-designs:deleteTitle')}
      text={t('saved-designs:deleteText')}
      keep={t('saved-designs:keep')}
      confirm={t('saved-designs:delete')}
      isBusy={remove.isPending}
      onConfirm={() => {
        if (id !== undefined) remove.mutate(id, { onSuccess: onDeleted, onSettled: onClose })
      }}
    />
  )
}

const keys = {
  all: ['saved-designs'],
  of: (token: string | null | undefined) => ['saved-designs', token ?? 'visitor'],
} as const

/** The designs that the customer saved; the designer in another tab may save more. */
function useSavedDesigns() {
  const token = useToken()
  return useQuery({
    queryKey: keys.of(token),
    enabled: Boolean(token),
    refetchOnWindowFocus: 'always',
    queryFn: async () => (await call('saved-designs.list')).designs,
  })
}

/** Duplicates a design, and says how that went. Pending until the list shows the copy. */
function useDuplicateDesign() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('saved-designs.duplicate', { params: { id } }),
    onSuccess: () => toasts.success(t('saved-designs:duplicated')),
    onError: (error) => toasts.error(refusalWords(error, t('saved-designs:duplicateFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.all }),
  })
}

/** Deletes a design, and says how that went. */
function useDeleteDesign() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('saved-designs.delete', { params: { id } }),
    onSuccess: () => toasts.success(t('saved-designs:deleted')),
    onError: (error) => toasts.error(refusalWords(error, t('saved-designs:deleteFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.all }),
  })
}

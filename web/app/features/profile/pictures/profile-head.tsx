import type { User } from '@first-fashion/contract/accounts/calls'
import { pictureAt } from '@first-fashion/contract/pictures'
import { Button, FileButton, Picture } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { avatarOf } from '../../../platform/avatars.ts'
import { WaitingBar } from '../../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { type PictureKind, pictureKinds } from './picture-kinds.ts'
import '../words/profile-picture-words.ts'
import { lazyPart } from '../../../platform/lost-chunk.ts'

const PictureDialog = lazyPart(() => import('./picture-dialog.tsx'))
const RemovePictureDialog = lazyPart(() => import('./remove-picture-dialog.tsx'))

type OpenDialog =
  | { readonly what: 'upload'; readonly kind: PictureKind; readonly file: File }
  | { readonly what: 'remove'; readonly kind: PictureKind }

/** The cover and the profile picture, with their edit buttons. */
export function ProfileHead({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const changes = (kind: PictureKind) => (
    <Changes
      kind={kind}
      has={user[kind] !== null}
      onChoose={(file) => setDialog({ what: 'upload', kind, file })}
      onRemove={() => setDialog({ what: 'remove', kind })}
    />
  )
  return (
    <div className="mt-6">
      <div
        className={`w-full overflow-hidden bg-sand ${user.coverImage === null ? 'h-20 sm:h-36' : 'aspect-[4/1]'}`}
      >
        {user.coverImage === null ? null : (
          <Picture
            src={user.coverImage}
            alt={t('profile-picture:coverImage')}
            sizes="(min-width: 1280px) 1280px, 100vw"
            size={{ width: 1600, height: 400 }}
            className="h-full w-full object-cover"
            eager
          />
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2 px-4 sm:px-6">
        <img
          src={user.profileImage === null ? avatarOf(user._id) : pictureAt(user.profileImage, 320)}
          alt={user.profileImage === null ? '' : t('profile-picture:profileImage')}
          width={128}
          height={128}
          className="-mt-12 size-24 rounded-full border-4 border-plaster bg-sand object-cover sm:-mt-16 sm:size-32"
        />
        <p className="min-w-0 flex-1 pb-2 text-title wrap-anywhere narrow:basis-full">{user.name}</p>
        <div className="flex flex-wrap gap-x-6 max-lg:basis-full lg:justify-end">
          {changes('profileImage')}
          {changes('coverImage')}
        </div>
      </div>
      {dialog === undefined ? null : (
        <Suspense fallback={<WaitingBar />}>
          {dialog.what === 'upload' ? (
            <PictureDialog kind={dialog.kind} first={dialog.file} onClose={close} />
          ) : (
            <RemovePictureDialog kind={dialog.kind} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}

interface ChangesProps {
  readonly kind: PictureKind
  readonly has: boolean
  readonly onChoose: (file: File) => void
  readonly onRemove: () => void
}

function Changes({ kind, has, onChoose, onRemove }: ChangesProps) {
  const { t } = useTranslation()
  const { words, accept } = pictureKinds[kind]
  return (
    <div className="flex flex-wrap gap-x-4">
      <FileButton
        variant="link"
        accept={accept}
        className="text-small"
        onChoose={([file]) => file && onChoose(file)}
      >
        {t(has ? words.change : words.add)}
      </FileButton>
      {has ? (
        <Button variant="link" className="text-small" onClick={onRemove}>
          {t(words.remove)}
        </Button>
      ) : null}
    </div>
  )
}

import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { pictureRefusals } from '@first-fashion/contract/pictures'
import { DropArea } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './library-words.ts'
import { localImage } from './local-image.ts'
import { type OnPick, pickedFrom } from './picked-image.ts'
import { countUse } from './saved-images.queries.ts'
import { SavedImages } from './saved-images.tsx'
import { StockShapes } from './stock-shapes.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { useImageUploads } from './use-image-uploads.ts'

interface LibraryProps {
  readonly isLoggedIn: boolean
  readonly onPick: OnPick
  /** Called when files are chosen: answers what becomes of their pictures when they have come. Without it, `onPick`. */
  readonly pickLater?: () => OnPick
}

/** The pictures for a design: uploads, shapes and, with an account, everything that was uploaded before. */
export function ImageLibrary({ isLoggedIn, onPick, pickLater = () => onPick }: LibraryProps) {
  const Library = isLoggedIn ? OwnLibrary : VisitorLibrary
  return <Library onPick={onPick} pickLater={pickLater} />
}

type PickProps = Required<Omit<LibraryProps, 'isLoggedIn'>>

interface PanelProps {
  readonly onDrop: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** Files can be dropped anywhere on it. */
function Panel({ onDrop, children }: PanelProps) {
  const { t } = useTranslation()
  return (
    <DropArea bare label={t('library:images')} onDrop={onDrop}>
      <div className="flex flex-col gap-6">{children}</div>
    </DropArea>
  )
}

function OwnLibrary({ onPick, pickLater }: PickProps) {
  const queries = useQueryClient()
  const pickBy = (receive: OnPick) => (image: DesignImage) => {
    receive(pickedFrom(image))
    void countUse(queries, image._id)
  }
  const { sending, send } = useImageUploads()
  const choose = (files: readonly File[]) => void send(files, pickBy(pickLater()))
  return (
    <Panel onDrop={choose}>
      <UploadPanel sending={sending} onChoose={choose} />
      <StockShapes onPick={onPick} />
      <SavedImages onPick={pickBy(onPick)} />
    </Panel>
  )
}

function VisitorLibrary({ onPick, pickLater }: PickProps) {
  const { t } = useTranslation()
  const show = async (files: readonly File[]) => {
    const receive = pickLater()
    const reasons: string[] = []
    for (const file of files) {
      const image = await localImage(file)
      if (typeof image !== 'string') {
        receive(image)
        continue
      }
      const reason = pictureRefusals[image]
      reasons.push(files.length === 1 ? reason : t('library:fileFailed', { file: file.name, reason }))
    }
    // First, as a success takes earlier errors away.
    if (reasons.length < files.length) toasts.success(t('library:uploaded'))
    for (const reason of reasons) toasts.error(reason)
  }
  return (
    <Panel onDrop={(files) => void show(files)}>
      <UploadPanel sending={null} onChoose={(files) => void show(files)}>
        <p className="mt-3 border-t border-hairline pt-3 text-small">
          {t('library:loginText')} <LoginLink />
        </p>
      </UploadPanel>
      <StockShapes onPick={onPick} />
    </Panel>
  )
}

/** Comes back to the design that is open: the designer changes the address without the router. */
function LoginLink() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <Link
      to={paths.login(`${pathname}${search}`)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(paths.login(window.location.pathname + window.location.search))
      }}
      className="text-leaf underline underline-offset-4 hover:text-ink"
    >
      {t('library:login')}
    </Link>
  )
}

import './library-words.ts'
import { designShapes } from '@first-fashion/contract/designs/design-limits'
import type { DesignImage } from '@first-fashion/contract/designs/image-calls'
import { type PictureRefusal, pictureRefusals } from '@first-fashion/contract/pictures'
import { shapePath } from '@first-fashion/designer-engine/drawing/shapes'
import { DropArea, FileButton, ProgressBar, TileButton } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { keepLocalPicture } from './local-pictures.ts'
import { type OnPick, type PickedImage, pickedFrom } from './picked-image.ts'
import { refusalOf } from './picture-refusal.ts'
import { countUse } from './saved-images.queries.ts'
import { SavedImages } from './saved-images.tsx'
import { type Sending, useImageUploads } from './use-image-uploads.ts'

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

/** A visitor's file, which stays on this device until they log in; or why it could not be uploaded then. */
async function localImage(file: File): Promise<PickedImage | PictureRefusal> {
  const refusal = await refusalOf(file, sizeInHeader)
  if (refusal !== undefined) return refusal
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return 'media.not-a-picture'
  const { width, height } = picture
  picture.close()
  return { url: await keepLocalPicture(file), name: file.name, width, height, hasFlatBackground: false }
}

/** Decodes nothing: a picture with too many pixels could take more memory than a phone has. */
function sizeInHeader(file: File): Promise<{ width: number; height: number } | undefined> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  return new Promise<{ width: number; height: number } | undefined>((resolve) => {
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = () => resolve(undefined)
    picture.src = address
  }).finally(() => URL.revokeObjectURL(address))
}

const sidePx = 200
const outlineOf = (shape: (typeof designShapes)[number]): string =>
  shapePath(shape, { width: sidePx, height: sidePx })
    .map((step) => step.join(' '))
    .join(' ')

/** The shapes that come with the designer. */
function StockShapes({ onPick }: { readonly onPick: OnPick }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('library:shapes')}>
      <h2 className="mb-2 font-text text-base font-medium">{t('library:shapes')}</h2>
      <ul className="grid max-w-80 grid-cols-4 gap-2">
        {designShapes.map((shape) => {
          const name = t(`library:${shape}`)
          const size = { width: sidePx, height: sidePx }
          return (
            <li key={shape}>
              <TileButton
                label={t('library:add', { name })}
                onClick={() => onPick({ url: `shape:${shape}`, name, ...size, hasFlatBackground: false })}
              >
                <span className="grid size-full place-items-center">
                  <svg aria-hidden="true" viewBox={`0 0 ${sidePx} ${sidePx}`} className="size-7 fill-current">
                    <path d={outlineOf(shape)} />
                  </svg>
                </span>
              </TileButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface UploadPanelProps {
  readonly sending: Sending | null
  readonly onChoose: (files: readonly File[]) => void
  /** What stands below the button. */
  readonly children?: ReactNode
}

/** The button for files, and how far they are. */
function UploadPanel({ sending, onChoose, children }: UploadPanelProps) {
  const { t } = useTranslation()
  return (
    <div className="border border-dashed border-border p-4">
      <FileButton
        accept="image/jpeg,image/png,image/gif,image/webp"
        multiple
        className="w-full"
        onChoose={onChoose}
      >
        <ImageUp aria-hidden="true" size={18} />
        {t('library:upload')}
      </FileButton>
      <p className="mt-2 text-center text-small text-timber">{t('library:hint')}</p>
      <p className="hidden text-center text-small text-timber pointer-fine:block">{t('library:drop')}</p>
      {sending === null ? null : <Progress {...sending} />}
      {children}
    </div>
  )
}

function Progress({ file, done, queue }: Sending) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 wrap-anywhere">
      <ProgressBar label={t(done < 1 ? 'library:uploading' : 'library:saving', { file })} done={done} />
      {queue.length === 0 ? null : (
        <p className="mt-1 text-small text-timber">{t('library:queued', { count: queue.length })}</p>
      )}
    </div>
  )
}

import { acceptedLogos, type StoreBrand } from '@first-fashion/contract/store/brand'
import { Button, DropArea, FileButton, Notice, ProgressBar } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FieldGroup } from '../../platform/field-group.tsx'
import { usePictureUpload } from '../../platform/pictures/use-picture-upload.ts'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { StoreLogo } from '../../platform/store-logo.tsx'
import { storeKeys, uploadLogo, useChangedStore, useRemoveLogo } from './queries.ts'
import { useWords } from './words.ts'

interface LogoProps {
  readonly store: { readonly name: string }
  readonly brand: StoreBrand
  readonly version: number
}

/** The logo: what is made of it, another one, none. It counts at once. */
export function LogoSection({ store, brand, version }: LogoProps) {
  const { t } = useWords()
  const isOwner = useRoleMay('settings.change')
  return (
    <FieldGroup title={t('logo')} text={t('logoText')}>
      <div className="flex flex-col gap-5 sm:col-span-2">
        {brand.logo === null ? <p>{t('noLogo')}</p> : <BrandPictures brand={brand} name={store.name} />}
        {isOwner ? <LogoControls hasLogo={brand.logo !== null} version={version} /> : null}
      </div>
    </FieldGroup>
  )
}

interface ControlsProps {
  readonly hasLogo: boolean
  readonly version: number
}

function LogoControls({ hasLogo, version }: ControlsProps) {
  const { t } = useWords()
  const onChanged = useChangedStore()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: storeKeys.details })
  const removing = useRemoveLogo(version)
  const uploading = usePictureUpload(
    async (input) => ({ picture: { address: '', answer: await uploadLogo(input, version) } }),
    (_, { answer }) => onChanged(answer),
  )
  const isBusy = uploading.done !== undefined || removing.isPending
  const failure = uploading.failure ?? removing.error
  const choose = ([file]: readonly File[]) => {
    removing.reset()
    if (file !== undefined && !isBusy) uploading.send(file)
  }
  const remove = () => {
    uploading.clear()
    removing.mutate()
  }
  return (
    <DropArea label={t('logo')} onDrop={choose}>
      <div className="flex flex-col gap-3">
        {failure === null ? null : <SaveFailure error={failure} onReload={reload} />}
        {failure === null && uploading.error !== undefined ? <Notice>{uploading.error}</Notice> : null}
        {uploading.done === undefined ? null : (
          <ProgressBar
            label={t(uploading.done === 1 ? 'logoPreparing' : 'logoUploading')}
            done={uploading.done}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <FileButton accept={acceptedLogos} disabled={isBusy} onChoose={choose}>
            {t(hasLogo ? 'logoReplace' : 'logoAdd')}
          </FileButton>
          {hasLogo ? (
            <Button variant="link" busy={removing.isPending} onClick={remove}>
              {t('logoRemove')}
            </Button>
          ) : null}
        </div>
        <p className="text-small text-timber">{t('logoHint')}</p>
      </div>
    </DropArea>
  )
}

/** Everything that is made of the logo, as it is seen elsewhere. */
function BrandPictures({ brand, name }: { readonly brand: StoreBrand; readonly name: string }) {
  const { t } = useWords()
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
      <Made title={t('inHeader')}>
        <StoreLogo logo={brand.logo} name={t('logoOf', { name })} />
      </Made>
      <Made title={t('asIcon')}>
        <img src={brand.icon} alt="" width={32} height={32} />
        {brand.touchIcon === null ? null : (
          <img src={brand.touchIcon} alt="" width={60} height={60} className="rounded-soft" />
        )}
      </Made>
      <Made title={t('onOtherSites')}>
        <img
          src={brand.socialCard}
          alt=""
          width={240}
          height={126}
          className="aspect-1200/630 w-60 border border-hairline object-cover"
        />
      </Made>
    </div>
  )
}

const Made = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <figure>
    <div className="flex items-center gap-4 bg-plaster p-3">{children}</div>
    <figcaption className="mt-1 text-small text-timber">{title}</figcaption>
  </figure>
)

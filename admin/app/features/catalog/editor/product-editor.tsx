import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { Button, Checkbox, Notice, Skeleton, TextField } from '@first-fashion/ui'
import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { UnsavedChanges } from '../../../platform/unsaved-changes.tsx'
import { useWords } from '../words.ts'
import { BestSellerField } from './best-seller-field.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FabricAndCare } from './fabric-and-care.tsx'
import type { PartProps } from './form-state.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { PicturesSection } from './pictures/pictures-section.tsx'
import { type Uploaded, usePictureUploads } from './pictures/use-picture-uploads.ts'
import { PlaceFields } from './place-fields.tsx'
import { colourInFileName } from './presets.ts'
import { StatePanel } from './state-panel.tsx'
import { ColoursSection } from './stock/colours-section.tsx'
import { SizeChartField } from './stock/size-chart-field.tsx'
import { TaxClassField } from './tax-class-field.tsx'
import { type EditorState, useEditor } from './use-editor.ts'

interface EditorProps {
  /** Undefined for a new product. */
  readonly opened: StaffProduct | undefined
  /** Whether the role may edit products; others see them read-only. */
  readonly mayChange: boolean
  /** Receives the id of a newly created product. */
  readonly onMade: (id: string) => void
}

/** The product editor; saves the product as a whole. */
export function ProductEditor({ opened, mayChange, onMade }: EditorProps) {
  const { t } = useWords()
  const editor = useEditor(opened)
  const { product, form, set, errors, problem, conflict, isBusy, isChanged } = editor
  const uploads = usePictureUploads(useArrivedPicture(editor.append))
  const top = useRef<HTMLDivElement>(null)
  useNewAddress(opened === undefined ? product?._id : undefined, onMade)
  useSaveShortcut(editor.save)
  useEffect(() => {
    if (problem !== undefined || conflict !== undefined) top.current?.scrollIntoView({ block: 'center' })
  }, [problem, conflict])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void editor.save()
  }
  const isMadeToOrder = product?.madeToOrder ?? false
  const part = { form, set, errors }
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={t('product.form')}>
      <UnsavedChanges isChanged={(isChanged || uploads.isBusy) && !isBusy} />
      <div ref={top} className="flex flex-col gap-3 not-empty:mb-4">
        {problem === undefined ? null : <Notice>{problem}</Notice>}
        {conflict === undefined ? null : <ConflictNotice conflict={conflict} />}
      </div>
      <fieldset disabled={!mayChange} className="min-w-0">
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <section className="flex flex-col gap-5 border border-hairline bg-paper p-5">
              <TextField
                label={t('name')}
                value={form.name}
                maxLength={160}
                error={errors.name}
                autoFocus={opened === undefined}
                onChange={(event) => set({ name: event.target.value })}
              />
              <TextField
                label={t('priceLkr')}
                inputMode="decimal"
                placeholder="12500"
                value={form.price}
                error={errors.price}
                onChange={(event) => set({ price: event.target.value })}
              />
              <DescriptionField
                value={form.description}
                revision={editor.revision}
                error={errors.description}
                onChange={(description) => set({ description })}
              />
            </section>
            <PicturesSection {...part} uploads={uploads} />
            <ColoursSection {...part} productId={product?._id} isMadeToOrder={isMadeToOrder} />
            <section className="flex flex-col gap-5 border border-hairline bg-paper p-5">
              <h2 className="text-title">{t('product.clothAndCare')}</h2>
              <FabricAndCare form={form} set={set} />
              <SizeChartField {...part} />
            </section>
          </div>
          <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
            <StatePanel editor={editor} />
            <section className="flex flex-col gap-4 border border-hairline bg-paper p-5">
              <PlaceFields {...part} product={product} />
              <ParcelFields {...part} isMadeToOrder={isMadeToOrder} />
              <BestSellerField product={product} form={form} set={set} />
              <FinalSaleField form={form} set={set} />
              <TaxClassField form={form} set={set} />
              <OpeningField {...part} />
            </section>
          </div>
        </div>
      </fieldset>
      {mayChange ? <EditorBar editor={editor} isUploading={uploads.isBusy} /> : null}
    </form>
  )
}

/** An uploaded picture gets the colour in its file name, else the colour of the previous picture. */
function useArrivedPicture(append: ReturnType<typeof useEditor>['append']) {
  return ({ address, file }: Uploaded) =>
    append(({ pictures, colours }) => {
      const named = colourInFileName(file.name, colours)?.key
      const before = pictures.at(-1)?.colour ?? null
      const colour = named ?? (colours.length === 1 ? null : before)
      return { pictures: [...pictures, { address, alt: '', colour }] }
    })
}

/** Once saved, a new product has its own URL. */
function useNewAddress(id: string | undefined, onMade: (id: string) => void) {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product.
  useEffect(() => {
    if (id === undefined) return
    onMade(id)
    void navigate(`/products/${id}`, { replace: true })
  }, [id])
}

/** Ctrl+S and Cmd+S save, as everywhere else. */
function useSaveShortcut(save: () => Promise<unknown>) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      void latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** Whether what is bought of it can be sent back. */
function FinalSaleField({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  const { t } = useWords()
  return (
    <div>
      <Checkbox
        label={t('finalSale')}
        checked={form.finalSale}
        onChange={({ target }) => set({ finalSale: target.checked })}
      />
      <p className="pl-8 text-small text-timber">{t('finalSaleHint')}</p>
    </div>
  )
}

/** When everyone can buy it; until then it is for customers with early access. */
function OpeningField({ form, set, errors }: PartProps) {
  const { t } = useWords()
  return (
    <TextField
      label={t('opensAt')}
      type="datetime-local"
      hint={t('opensAtHint')}
      value={form.opensAt}
      error={errors.opensAt ?? errors.earlyAccessUntil}
      onChange={({ target }) => set({ opensAt: target.value })}
    />
  )
}

const RichText = lazy(() => import('../../../platform/rich-text/rich-text.tsx'))

interface DescriptionProps {
  readonly value: string
  /** A new key resets the editor to the value. */
  readonly revision: number
  readonly error: string | undefined
  readonly onChange: (html: string) => void
}

/** The product description; the editor loads with the first form. */
function DescriptionField({ value, revision, error, onChange }: DescriptionProps) {
  const { t } = useWords()
  return (
    <div>
      <p id="description-label" className="mb-1.5 text-small font-medium">
        {t('product.description')}
      </p>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <RichText key={revision} html={value} labelledBy="description-label" onChange={onChange} />
      </Suspense>
      {error === undefined ? null : <p className="mt-1.5 text-small text-hibiscus">{error}</p>}
    </div>
  )
}

interface BarProps {
  readonly editor: EditorState
  readonly isUploading: boolean
}

/** The sticky save bar. */
function EditorBar({ editor, isUploading }: BarProps) {
  const { t } = useWords()
  const { isBusy, isChanged, product } = editor
  const isNew = product === undefined
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-5 gap-y-1 border border-hairline bg-paper px-5 py-3 shadow-raised">
      <Button type="submit" busy={isBusy} disabled={isUploading || !(isChanged || isNew)}>
        {t(isNew ? 'product.saveDraft' : 'save')}
      </Button>
      <p role="status" className="text-small text-timber">
        {isUploading
          ? t('product.waitForPictures')
          : isChanged
            ? t('unsaved')
            : isNew
              ? ''
              : t('product.allSaved')}
      </p>
    </div>
  )
}

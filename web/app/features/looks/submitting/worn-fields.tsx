import type { BoughtItem, WornSku } from '@first-fashion/contract/looks/worn-calls'
import {
  heightMaximumCm,
  heightMinimumCm,
  wornConsentVersion,
  wornItemsMaximum,
} from '@first-fashion/contract/looks/worn-consent'
import { Button, Checkbox, Picture, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { wornInWords } from '../worn/worn-in-words.ts'
import { isSameSku } from './bought-items.ts'
import { hasAgreed, type StyleDraft } from './style-draft.ts'
import '../words/worn-looks-words.ts'
import '../words/submit-style-words.ts'

interface FieldsProps {
  readonly draft: StyleDraft
  readonly onChange: (part: Partial<StyleDraft>) => void
  readonly errors: Readonly<Record<string, string>>
  readonly bought: readonly BoughtItem[]
  readonly fieldId: (name: string) => string
}

/** What the author bought and wears in the look, with the consent that it shows on the pages of those products. */
export function WornFields({ draft, onChange, errors, bought, fieldId }: FieldsProps) {
  const { t } = useTranslation()
  const { wornItems, heightCm } = draft
  if (bought.length === 0) return null
  return (
    <fieldset
      id={fieldId('wornItems')}
      tabIndex={-1}
      aria-describedby={`${fieldId('wornItems')}-error`}
      className="min-w-0 border-t border-hairline pt-5"
    >
      <legend className="float-left mb-1 w-full text-small font-medium">
        {t('worn-looks:question')}{' '}
        <span className="font-normal text-timber">({t('submit-style:optional')})</span>
      </legend>
      <p className="clear-both text-small text-timber">{t('worn-looks:hint')}</p>
      <FieldError id={`${fieldId('wornItems')}-error`} text={errors.wornItems} />
      <Items bought={bought} chosen={wornItems} onChange={(items) => onChange({ wornItems: items })} />
      {wornItems.length === 0 ? null : (
        <div className="mt-4 flex flex-col gap-4">
          <div className="max-w-56">
            <TextField
              id={fieldId('heightCm')}
              name="heightCm"
              label={t('worn-looks:heightLabel')}
              optionalLabel={t('submit-style:optional')}
              hint={t('worn-looks:heightHint')}
              inputMode="numeric"
              maxLength={3}
              value={heightCm}
              error={errors.heightCm}
              onChange={({ target }) => onChange({ heightCm: target.value })}
            />
          </div>
          <div>
            <Checkbox
              id={fieldId('wornConsent')}
              label={t('worn-looks:consent')}
              checked={hasAgreed(draft)}
              aria-required="true"
              aria-invalid={errors.wornConsent === undefined ? undefined : true}
              aria-describedby={`${fieldId('wornConsent')}-error`}
              onChange={({ target }) => onChange({ agreedVersion: target.checked ? wornConsentVersion : '' })}
            />
            <FieldError id={`${fieldId('wornConsent')}-error`} text={errors.wornConsent} />
          </div>
        </div>
      )}
    </fieldset>
  )
}

const FieldError = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p id={id} className="mt-1 text-small text-hibiscus">
      {text}
    </p>
  )

const itemsAtFirst = 5

interface ItemsProps {
  readonly bought: readonly BoughtItem[]
  readonly chosen: readonly WornSku[]
  readonly onChange: (items: readonly WornSku[]) => void
}

function Items({ bought, chosen, onChange }: ItemsProps) {
  const { t } = useTranslation()
  const [isAll, setAll] = useState(false)
  const isChosen = (item: WornSku) => chosen.some((one) => isSameSku(one, item))
  const shown = bought.filter((item, at) => isAll || at < itemsAtFirst || isChosen(item))
  const toggle = ({ productId, variantIndex, size }: BoughtItem) => {
    const sku = { productId, variantIndex, size }
    onChange(isChosen(sku) ? chosen.filter((one) => !isSameSku(one, sku)) : [...chosen, sku])
  }
  return (
    <>
      <ul className="mt-2 flex flex-col gap-1">
        {shown.map((item) => (
          <li key={`${item.productId} ${item.variantIndex} ${item.size}`}>
            <Checkbox
              checked={isChosen(item)}
              disabled={!isChosen(item) && chosen.length >= wornItemsMaximum}
              mark={<Picture src={item.image} alt="" sizes="40px" className="w-10 shrink-0" />}
              label={
                <span className="block py-1">
                  <span className="block wrap-anywhere">{item.name}</span>
                  <span className="text-small text-timber">{wornInWords(item)}</span>
                </span>
              }
              onChange={() => toggle(item)}
            />
          </li>
        ))}
      </ul>
      {shown.length === bought.length ? null : (
        <Button variant="link" className="mt-2 text-small" onClick={() => setAll(true)}>
          {t('worn-looks:moreItems', { count: bought.length })}
        </Button>
      )}
      {chosen.length < wornItemsMaximum ? null : (
        <p role="status" className="mt-2 text-small text-timber">
          {t('worn-looks:most', { count: wornItemsMaximum })}
        </p>
      )}
    </>
  )
}

/** Whether a height can be sent; an empty one can. */
export const isHeight = (text: string): boolean =>
  text.trim() === '' ||
  (/^\d{3}$/.test(text.trim()) && Number(text) >= heightMinimumCm && Number(text) <= heightMaximumCm)

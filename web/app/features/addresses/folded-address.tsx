import { Button } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { AddressForm } from './form/address-form.ts'
import { lineOf, nameOf } from './saved-address.rules.ts'
import './addresses-words.ts'

interface FoldedProps {
  readonly form: AddressForm
  readonly onChange: () => void
}

/** A known address in one sentence, with the way to change it. */
export function FoldedAddress({ form, onChange }: FoldedProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="deliver-to">
      <h2 id="deliver-to" className="mb-2 font-display text-title">
        {t('addresses:choose')}
      </h2>
      <p className="wrap-anywhere">
        {nameOf(form)}, {lineOf(form)}.{' '}
        <Button
          variant="link"
          className="-my-2.5"
          aria-label={t('addresses:changeAddressTo')}
          onClick={onChange}
        >
          {t('addresses:changeAddress')}
        </Button>
      </p>
      <p className="text-small text-timber">
        {form.phoneCode} {form.phone}
      </p>
    </section>
  )
}

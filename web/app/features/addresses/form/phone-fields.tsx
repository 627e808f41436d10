import { addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import { limits } from '@first-fashion/contract/limits'
import { TextField } from '@first-fashion/ui'
import type { ClipboardEvent } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { FieldsProps } from './address-form.ts'
import { type PhoneNotice, typedPhoneCode } from './phone-input.rules.ts'
import { usePhoneInput } from './use-phone-input.ts'
import '../addresses-words.ts'

type PhoneProps = Pick<FieldsProps, 'form' | 'errors' | 'onChange' | 'onLeave'>

/** The phone number: its country code has a field of its own. */
export function PhoneFields({ form, errors, onChange, onLeave }: PhoneProps) {
  const { t } = useTranslation()
  const { notice, read, clearNotice } = usePhoneInput(form, onChange)
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-4 sm:col-span-2">
      <TextField
        id="address-phoneCode"
        label={t('addresses:form.phoneCode')}
        name="phoneCode"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-country-code"
        maxLength={addressMaximumLengths.phoneCode}
        value={form.phoneCode}
        error={errors.phoneCode}
        onChange={(event) => {
          clearNotice()
          onChange({ phoneCode: typedPhoneCode(event.target.value) })
        }}
        onBlur={() => onLeave('phoneCode')}
      />
      <TextField
        id="address-phone"
        label={t('addresses:form.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        maxLength={limits.phoneInputMaximumLength}
        value={form.phone}
        error={errors.phone}
        {...(notice === undefined ? {} : { hint: <Notice {...notice} /> })}
        onChange={(event) => read(event.target.value)}
        onPaste={(event) => {
          const pasted = pastedInto(event)
          if (pasted.length <= limits.phoneInputMaximumLength) return
          event.preventDefault()
          read(pasted)
        }}
        onBlur={() => onLeave('phone')}
      />
    </div>
  )
}

/** The field's content with what is pasted. The browser itself would cut it at the field's maximum length. */
function pastedInto({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>): string {
  const { value, selectionStart, selectionEnd } = currentTarget
  const start = selectionStart ?? value.length
  return value.slice(0, start) + clipboardData.getData('text') + value.slice(selectionEnd ?? start)
}

function Notice({ kind, part }: PhoneNotice) {
  const { t } = useTranslation()
  return <span role="status">{t(`addresses:form.phoneNotices.${kind}`, { part })}</span>
}

import '../addresses-words.ts'
import { addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import { limits } from '@first-fashion/contract/limits'
import { TextField } from '@first-fashion/ui'
import { type ClipboardEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { AddressForm, FieldsProps } from './address-form.ts'
import { type PhoneInput, type PhoneNotice, readPhone, typedPhoneCode } from './phone-input.rules.ts'

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

type PhoneForm = Pick<AddressForm, 'phone' | 'phoneCode'>

/**
 * Reads what is typed into the phone field. The numbers of the countries load only for a + or 00 in front. If they
 * cannot load, the sign stays, and the server reads it by the same rule.
 */
function usePhoneInput(form: PhoneForm, onChange: (change: Partial<PhoneForm>) => void) {
  const [notice, setNotice] = useState<PhoneNotice>()
  const now = useRef({ form, onChange })
  now.current = { form, onChange }
  const show = ({ phone, phoneCode, notice }: PhoneInput) => {
    setNotice(notice)
    const isSameCode = phoneCode === now.current.form.phoneCode
    now.current.onChange(isSameCode ? { phone } : { phone, phoneCode })
  }
  const read = (typed: string) => {
    const given = { before: form.phone, typed, phoneCode: form.phoneCode }
    const first = readPhone(given)
    show(first)
    if (first.isWaiting !== true) return
    import('@first-fashion/contract/checkout/calling-code').then(
      (countries) => {
        const { phone, phoneCode } = now.current.form
        if (phone === first.phone && phoneCode === given.phoneCode) show(readPhone({ ...given, countries }))
      },
      () => undefined,
    )
  }
  return { notice, read, clearNotice: () => setNotice(undefined) }
}

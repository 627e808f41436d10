import { addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import { limits } from '@first-fashion/contract/limits'
import { TextField } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { FieldsProps } from './address-form.ts'
import { typedPhone, typedPhoneCode } from './phone-input.rules.ts'
import '../addresses-words.ts'

type PhoneProps = Pick<FieldsProps, 'form' | 'errors' | 'onChange' | 'onLeave'>

/** The phone number: its country code has a field of its own. */
export function PhoneFields({ form, errors, onChange, onLeave }: PhoneProps) {
  const { t } = useTranslation()
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
        onChange={(event) => onChange({ phoneCode: typedPhoneCode(event.target.value) })}
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
        onChange={(event) => onChange({ phone: typedPhone(form.phone, event.target.value, form.phoneCode) })}
        onBlur={() => onLeave('phone')}
      />
    </div>
  )
}

import {
  type AddressField,
  addressErrors,
  alsoRequiredIn,
  checkoutAddress,
} from '@first-fashion/contract/checkout/address'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type AddressErrors, type AddressForm, emptyAddress } from './address-form.ts'
import { type DistrictSource, withDistrict } from './district.rules.ts'
import { useCheckedAddress } from './use-checked-address.ts'

/** The contract's address with the rules of its country, and what the server has said about it already. */
const schemaOf = (required: readonly AddressField[], known: AddressErrors) =>
  checkoutAddress
    .omit({ zoneId: true })
    .required()
    .superRefine((address, { addIssue }) => {
      for (const [name, message] of Object.entries({ ...addressErrors(address, required), ...known }))
        addIssue({ code: 'custom', path: [name], message })
    })

const isField = (name: string): name is keyof AddressForm => name in emptyAddress

/**
 * An address being typed. The error of a field shows once the shopper has left the field, or has submitted.
 * `onChange` receives the values after each change. The district follows the town (`withDistrict`).
 */
export function useAddressFields(initial: () => AddressForm, onChange?: (form: AddressForm) => void) {
  const [defaultValues] = useState(initial)
  const checks = useRef({ required: [] as AddressField[], known: {} as AddressErrors })
  const form = useForm<AddressForm>({
    defaultValues,
    shouldFocusError: false,
    resolver: (values, context, options) =>
      zodResolver(schemaOf(checks.current.required, checks.current.known))(values, context, options),
  })
  const { setValue, getValues, handleSubmit } = form
  const setForm = useSetForm(form, onChange)
  const values = form.watch()
  const { errors, atOnce, ...place } = useCheckedAddress(values, setForm)
  checks.current = { required: alsoRequiredIn(place.country), known: atOnce }
  const { touchedFields, submitCount } = form.formState
  const isShown = (name: string) => submitCount > 0 || (isField(name) && touchedFields[name] === true)
  return {
    ...place,
    form: values,
    setForm,
    /** What shows now. */
    errors: { ...atOnce, ...Object.fromEntries(Object.entries(errors).filter(([name]) => isShown(name))) },
    /** Marks a field as left. */
    leave: (name: AddressField) => {
      if (isField(name)) setValue(name, getValues(name), { shouldTouch: true })
    },
    submit: handleSubmit,
    submitCount,
  }
}

/** Changes fields, and the district with the town. `filledBy` says who filled in an address. */
function useSetForm(
  { setValue, getValues }: Pick<UseFormReturn<AddressForm>, 'setValue' | 'getValues'>,
  onChange: ((form: AddressForm) => void) | undefined,
) {
  const source = useRef<DistrictSource>('unknown')
  const changed = useRef(onChange)
  changed.current = onChange
  return useCallback(
    (edit: Partial<AddressForm>, filledBy?: DistrictSource) => {
      const next = withDistrict(getValues(), edit, source.current)
      source.current = filledBy ?? next.source
      for (const [name, value] of Object.entries(next.edit)) if (isField(name)) setValue(name, value)
      changed.current?.(getValues())
    },
    [setValue, getValues],
  )
}

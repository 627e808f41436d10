import { type FormEvent, useEffect, useRef } from 'react'
import {
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form'
import { failureOf } from '../queries/refusal.ts'
import type { FormSchema } from './schema-resolver.ts'

/** Gives an input of the design system what it needs. */
export type FieldProps<Fields extends FieldValues> = (
  name: Path<Fields>,
) => UseFormRegisterReturn & { readonly error: string | undefined }

/**
 * A form that a schema of the contract validates. Schema and zod load after the form is shown; the form sends what it
 * has if they cannot load, since the server validates too. Inputs stay native: their values begin with `defaultValue`.
 */
export function useSchemaForm<Fields extends FieldValues>(load: () => Promise<FormSchema<Fields>>) {
  const resolve = useRef(load)
  useEffect(() => void resolverOf(resolve.current).catch(() => undefined), [])
  const form = useForm<Fields>({
    reValidateMode: 'onSubmit',
    resolver: async (values, context, options) => {
      const resolver = await resolverOf(resolve.current).catch(() => undefined)
      return resolver === undefined ? { values, errors: {} } : resolver(values, context, options)
    },
  })
  const { errors, isSubmitting } = form.formState
  const isField = (name: string): name is Path<Fields> => name in form.getValues()
  const field = (name: Path<Fields>) => {
    const message = errors[name]?.message
    return { ...form.register(name), error: typeof message === 'string' ? message : undefined }
  }
  return {
    ...form,
    /** The input is being validated, and the schema may still be loading. */
    isChecking: isSubmitting,
    /** What an input of the design system needs. */
    field,
    submit: (work: (fields: Fields) => unknown) => (event: FormEvent<HTMLFormElement>) => {
      adoptAutofill(event.currentTarget)
      return form.handleSubmit(work)(event)
    },
    /** Shows the errors that the server found, and focuses the first. */
    refuse: (error: Error) => {
      let shouldFocus = true
      for (const [name, message] of Object.entries(failureOf(error).errors ?? {})) {
        if (!isField(name)) continue
        form.setError(name, { message }, { shouldFocus })
        shouldFocus = false
      }
    },
  }
}

const resolverOf = async <Fields extends FieldValues>(
  load: () => Promise<FormSchema<Fields>>,
): Promise<Resolver<Fields>> => {
  const [{ schemaResolver }, schema] = await Promise.all([import('./schema-resolver.ts'), load()])
  return schemaResolver(schema)
}

/** Some browsers fill in fields without telling. React passes on only what it has not seen yet. */
function adoptAutofill(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio')
      field.dispatchEvent(new Event('input', { bubbles: true }))
}

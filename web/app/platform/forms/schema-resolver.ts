import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { words } from '../words/i18n.ts'
import '../words/form-words.ts'

export type FormSchema<Fields> = z.ZodType<Fields, Fields>

/** Validates by a schema; its own messages come first, then the words for what is too long. */
export const schemaResolver = <Fields extends FieldValues>(schema: FormSchema<Fields>): Resolver<Fields> =>
  zodResolver(schema, {
    error: (issue) =>
      issue.code === 'too_big' ? words.t('forms.tooLong', { count: Number(issue.maximum) }) : undefined,
  })

/** A text that is not blank. */
export const filledIn = (text: z.ZodString, message: () => string) =>
  text.refine((typed) => typed.trim() !== '', { error: message })

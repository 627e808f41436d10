import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { CallFailure } from '../../../platform/call-failure.ts'
import { emptyForm, formOf, type ProductFormState } from './form-state.ts'
import { mergeForms } from './merge.ts'
import { stillWrong } from './still-wrong.ts'

type Errors = Readonly<Record<string, string>>

/** The errors of the last save. */
interface Found {
  readonly problem: string | undefined
  readonly errors: Errors
  /** The form at that time: a field changed since has no error. */
  readonly form: ProductFormState
}

/** Someone else saved in the meantime: the saved values of the fields that both changed. */
export interface Conflict {
  readonly both: readonly (keyof ProductFormState)[]
  readonly theirs: ProductFormState
}

/** The product form from opening to saving. */
export interface EditorData {
  /** Undefined until it is saved. */
  readonly product: StaffProduct | undefined
  /** The form as it was saved. */
  readonly base: ProductFormState
  readonly form: ProductFormState
  /** Counts the forms that came from the server. */
  readonly revision: number
  readonly found: Found | undefined
  readonly conflict: Conflict | undefined
}

export function startOf(product: StaffProduct | undefined): EditorData {
  const form = product === undefined ? emptyForm : formOf(product)
  return { product, base: form, form, revision: 0, found: undefined, conflict: undefined }
}

export const afterSaving = ({ revision }: EditorData, product: StaffProduct): EditorData => ({
  ...startOf(product),
  revision: revision + 1,
})

/** With the errors that the form itself found in it. */
export const withErrors = (before: EditorData, problem: string, errors: Errors): EditorData => ({
  ...before,
  found: { problem, errors, form: before.form },
})

/** With the server's reasons; `saved` is the form that it refused. */
export function afterRefusal(
  before: EditorData,
  failure: unknown,
  saved: ProductFormState,
  fieldOf: (path: string) => string,
): EditorData {
  const said = failure instanceof Error ? failure.message : String(failure)
  const errors = failure instanceof CallFailure ? Object.entries(failure.errors) : []
  return {
    ...before,
    found: {
      problem: isStale(failure) ? undefined : said,
      errors: Object.fromEntries(errors.map(([path, words]) => [fieldOf(path), words])),
      form: saved,
    },
  }
}

/** Merges the form into the latest saved version. */
export function caughtUp(before: EditorData, latest: StaffProduct, isConflict: boolean): EditorData {
  const theirs = formOf(latest)
  const { form, both } = mergeForms(before.base, before.form, theirs)
  return {
    product: latest,
    base: theirs,
    form,
    revision: before.revision + 1,
    found: before.found && { ...before.found, form },
    conflict: isConflict ? { both, theirs } : before.conflict,
  }
}

/** Someone else saved the product first. */
export const isStale = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.code === 'catalog.changed-meanwhile'

/** The latest version is needed before the form can be saved again. */
export const isOutdated = (failure: unknown): boolean =>
  isStale(failure) || (failure instanceof CallFailure && failure.code === 'catalog.stock-changed-meanwhile')

/** What the form shows: errors of fields that have not changed since, and a problem until all are mended. */
export function visibleProblems({ found, form }: EditorData) {
  const errors = found === undefined ? {} : stillWrong(found.errors, found.form, form)
  const isMended =
    found !== undefined && Object.keys(found.errors).length > 0 && Object.keys(errors).length === 0
  return { errors, problem: isMended ? undefined : found?.problem }
}

export const isChanged = ({ form, base }: EditorData): boolean =>
  form !== base && JSON.stringify(form) !== JSON.stringify(base)

import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { CallFailure, call } from '../../../platform/api.ts'
import { useWords } from '../words.ts'
import { draftOf } from './draft-of.ts'
import { emptyForm, formOf, type ProductFormState } from './form-state.ts'
import { mergeForms } from './merge.ts'
import { stillWrong } from './still-wrong.ts'

/** The errors of the last save. */
interface Found {
  readonly problem: string | undefined
  readonly errors: Readonly<Record<string, string>>
  /** The form at that time: a field changed since has no error. */
  readonly form: ProductFormState
}

/** Someone else saved in the meantime: the saved values of the fields that both changed. */
export interface Conflict {
  readonly both: readonly (keyof ProductFormState)[]
  readonly theirs: ProductFormState
}

const startOf = (product: StaffProduct | undefined) => {
  const form = product === undefined ? emptyForm : formOf(product)
  return { product, base: form, form, revision: 0 }
}

/** The state of the product form from opening to saving; the input survives changes by others. */
export function useEditor(opened: StaffProduct | undefined) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [state, setState] = useState(() => startOf(opened))
  const [found, setFound] = useState<Found>()
  const [conflict, setConflict] = useState<Conflict>()
  const [isBusy, setBusy] = useState(false)
  const { product, base, form } = state
  const errors = found === undefined ? {} : stillWrong(found.errors, found.form, form)
  const isMended =
    found !== undefined && Object.keys(found.errors).length > 0 && Object.keys(errors).length === 0
  const isChanged = form !== base && JSON.stringify(form) !== JSON.stringify(base)

  const take = (saved: StaffProduct) => {
    queries.setQueryData(['product', saved._id], saved)
    for (const name of ['products', 'size-charts', 'staff-collections'])
      void queries.invalidateQueries({ queryKey: [name] })
    const next = formOf(saved)
    setState((before) => ({ product: saved, base: next, form: next, revision: before.revision + 1 }))
    setFound(undefined)
    setConflict(undefined)
  }
  /** Merges the form into the latest saved version. */
  const catchUp = async (id: string, said: boolean) => {
    const { product: latest } = await call('staff.product', { params: { id } })
    const theirs = formOf(latest)
    const { form: merged, both } = mergeForms(base, form, theirs)
    setState((before) => ({ product: latest, base: theirs, form: merged, revision: before.revision + 1 }))
    setFound((before) => (before === undefined ? undefined : { ...before, form: merged }))
    if (said) setConflict({ both, theirs })
  }
  const refused = async (failure: unknown, fieldOf: (path: string) => string) => {
    const said = failure instanceof Error ? failure.message : String(failure)
    if (!(failure instanceof CallFailure)) return setFound({ problem: said, errors: {}, form })
    const isStale = failure.code === 'catalog.changed-meanwhile'
    const named = Object.entries(failure.errors).map(([path, words]) => [fieldOf(path), words])
    setFound({ problem: isStale ? undefined : said, errors: Object.fromEntries(named), form })
    if (product === undefined) return
    if (isStale || failure.code === 'catalog.stock-changed-meanwhile') await catchUp(product._id, isStale)
  }
  /** Runs a call that returns the updated product; returns whether it succeeded. */
  const run = async (
    work: () => Promise<{ readonly product: StaffProduct; readonly message: string }>,
    fieldOf: (path: string) => string = (path) => path,
  ): Promise<StaffProduct | undefined> => {
    setBusy(true)
    try {
      const answer = await work()
      take(answer.product)
      toast.success(answer.message)
      return answer.product
    } catch (failure) {
      await refused(failure, fieldOf).catch((again: unknown) => toast.error(String(again)))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const save = async (): Promise<StaffProduct | undefined> => {
    const {
      draft,
      errors: wrong,
      fieldOf,
    } = draftOf(form, {
      price: t('product.numberWords.price'),
      weight: t('product.numberWords.weight'),
      printVariant: t('product.numberWords.printVariant'),
      units: t('product.numberWords.units'),
    })
    if (Object.keys(wrong).length > 0) {
      const count = Object.keys(wrong).length
      setFound({ problem: t('product.checkFields', { count }), errors: wrong, form })
      return undefined
    }
    return run(
      () =>
        product === undefined
          ? call('staff.product-add', { body: draft })
          : call('staff.product-save', {
              params: { id: product._id },
              body: { ...draft, version: product.version },
            }),
      fieldOf,
    )
  }
  return {
    ...state,
    errors,
    problem: isMended ? undefined : found?.problem,
    conflict,
    isBusy,
    isChanged,
    save,
    run,
    set: (change: Partial<ProductFormState>) =>
      setState((before) => ({ ...before, form: { ...before.form, ...change } })),
    append: (change: (before: ProductFormState) => Partial<ProductFormState>) =>
      setState((before) => ({ ...before, form: { ...before.form, ...change(before.form) } })),
  }
}

export type EditorState = ReturnType<typeof useEditor>

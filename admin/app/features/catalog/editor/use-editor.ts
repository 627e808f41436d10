import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { useState } from 'react'
import { useNumberError } from '../../../platform/number-error.ts'
import { useWords } from '../words.ts'
import { draftOf } from './draft-of.ts'
import {
  afterRefusal,
  afterSaving,
  caughtUp,
  type EditorData,
  isChanged,
  isOutdated,
  isStale,
  startOf,
  visibleProblems,
  withErrors,
} from './editor-state.ts'
import type { ProductFormState } from './form-state.ts'
import { type ProductChange, useChangeProduct, useLatestProduct } from './queries.ts'

/** The state of the product form from opening to saving; the input survives changes by others. */
export function useEditor(opened: StaffProduct | undefined) {
  const [state, setState] = useState(() => startOf(opened))
  const { run, isBusy } = useChanges(state, setState)
  const save = useSave(state, setState, run)
  const append = (change: (before: ProductFormState) => Partial<ProductFormState>) =>
    setState((before) => ({ ...before, form: { ...before.form, ...change(before.form) } }))
  return {
    ...state,
    ...visibleProblems(state),
    isBusy,
    isChanged: isChanged(state),
    save,
    run,
    append,
    set: (change: Partial<ProductFormState>) => append(() => change),
  }
}

export type EditorState = ReturnType<typeof useEditor>

type SetState = (change: (before: EditorData) => EditorData) => void

/** Runs changes that answer with the updated product; undefined if one was refused. */
function useChanges({ form }: EditorData, setState: SetState) {
  const changing = useChangeProduct()
  const latest = useLatestProduct()
  const refused = async (failure: unknown, change: ProductChange, fieldOf: (path: string) => string) => {
    setState((before) => afterRefusal(before, failure, form, fieldOf))
    if (change.kind === 'add' || !isOutdated(failure)) return
    const now = await latest.mutateAsync(change.of._id)
    setState((before) => caughtUp(before, now, isStale(failure)))
  }
  const run = async (
    change: ProductChange,
    fieldOf: (path: string) => string = (path) => path,
  ): Promise<StaffProduct | undefined> => {
    try {
      const { product } = await changing.mutateAsync(change)
      setState((before) => afterSaving(before, product))
      return product
    } catch (failure) {
      // A latest version that does not load says so itself.
      await refused(failure, change, fieldOf).catch(() => {})
      return undefined
    }
  }
  return { run, isBusy: changing.isPending || latest.isPending }
}

/** Saves the whole form, or shows its errors. */
function useSave(
  { form, product }: EditorData,
  setState: SetState,
  run: ReturnType<typeof useChanges>['run'],
) {
  const { t } = useWords()
  const numberError = useNumberError()
  return async (): Promise<StaffProduct | undefined> => {
    const { draft, errors, fieldOf } = draftOf(form, {
      price: numberError(form.price, 2, t('product.numberWords.price')),
      weight: t('product.numberWords.weight'),
      printVariant: t('product.numberWords.printVariant'),
      units: t('product.numberWords.units'),
      opensAt: t('product.numberWords.opensAt'),
    })
    const count = Object.keys(errors).length
    if (count > 0) {
      setState((before) => withErrors(before, t('product.checkFields', { count }), errors))
      return undefined
    }
    return run(product === undefined ? { kind: 'add', draft } : { kind: 'save', of: product, draft }, fieldOf)
  }
}

import { Checkbox, CheckboxChip } from '@first-fashion/ui'
import { type ChangeEvent, type ReactNode, startTransition, useOptimistic } from 'react'

interface GroupProps<T extends string> {
  readonly title: string
  readonly values: readonly T[]
  readonly chosen: readonly T[]
  /** undefined while they are unknown. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly onChoose: (values: readonly T[]) => Promise<void>
  /** A list of rows, or chips side by side. */
  readonly as?: 'lines' | 'chips'
  readonly markOf?: (value: T) => ReactNode
  /** The words of a value, where they are not the value itself. */
  readonly nameOf?: (value: T) => string
}

/** Checkboxes for several values, each with its number of products. Renders nothing without values. */
export function ChoiceGroup<T extends string>({
  title,
  values,
  chosen,
  counts,
  onChoose,
  as = 'lines',
  markOf,
  nameOf = (value) => value,
}: GroupProps<T>) {
  // A tick shows at once; the products follow.
  const [shown, setShown] = useOptimistic(chosen, (_before: readonly T[], next: readonly T[]) => next)
  const choose = (next: readonly T[]) =>
    startTransition(async () => {
      setShown(next)
      await onChoose(next)
    })
  const controlOf = (value: T) => ({
    value,
    checked: shown.includes(value),
    // The box's state counts, not the event: a change event may arrive twice.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => choose(withChoice(shown, value, target.checked)),
  })
  if (values.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{title}</legend>
      {as === 'lines' ? (
        values.map((value) => (
          <Checkbox
            key={value}
            autoComplete="off"
            {...controlOf(value)}
            label={nameOf(value)}
            mark={markOf?.(value)}
            end={counts && (counts[value] ?? 0)}
          />
        ))
      ) : (
        <div className="flex flex-wrap gap-2">
          {values.map((value) => (
            <CheckboxChip
              key={value}
              autoComplete="off"
              {...controlOf(value)}
              label={nameOf(value)}
              end={counts && (counts[value] ?? 0)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

const withChoice = <T,>(chosen: readonly T[], value: T, isChosen: boolean): T[] => {
  const others = chosen.filter((one) => one !== value)
  return isChosen ? [...others, value] : others
}

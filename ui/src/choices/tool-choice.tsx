import type { ComponentType } from 'react'

interface ToolChoiceProps<Name extends string> {
  readonly label: string
  readonly choices: readonly {
    readonly name: Name
    readonly label: string
    readonly Icon: ComponentType<{ readonly className?: string }>
  }[]
  readonly chosen: Name | null
  readonly onChoose: (name: Name) => void
}

/** A row of tools, one of which is in use. */
export const ToolChoice = <Name extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ToolChoiceProps<Name>) => (
  <fieldset className="grid auto-cols-fr grid-flow-col border border-border bg-paper">
    <legend className="sr-only">{label}</legend>
    {choices.map(({ name, label: words, Icon }) => (
      <button
        key={name}
        type="button"
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
        className="flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 px-1 py-2 text-small transition-colors duration-200 hover:bg-sand active:bg-hairline aria-pressed:bg-ink aria-pressed:text-paper"
      >
        <Icon className="size-5" aria-hidden="true" />
        {words}
      </button>
    ))}
  </fieldset>
)

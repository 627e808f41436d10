import type { CheckboxProps } from './checkbox.tsx'

/** A checkbox that looks like a chip, for short labels side by side. */
export const CheckboxChip = ({ label, end, ...input }: Omit<CheckboxProps, 'mark'>) => (
  <label className="relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-soft border border-border bg-paper px-2.5 text-small transition-colors duration-200 hover:border-ink active:bg-sand has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:border-hairline has-disabled:text-timber has-focus-visible:focus-ring">
    <input {...input} type="checkbox" className="absolute inset-0 cursor-pointer opacity-0" />
    <span>{label}</span>
    {end === undefined ? null : <span className="sr-only">({end})</span>}
  </label>
)

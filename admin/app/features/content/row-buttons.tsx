import { IconButton } from '@first-fashion/ui'
import { X } from 'lucide-react'
import { MoveButtons } from '../../platform/move-buttons.tsx'
import { useWords } from './words.ts'

interface ButtonsProps<Row> {
  /** What the row is called. */
  readonly name: string
  readonly rows: readonly Row[]
  /** Where it stands, from 0. */
  readonly nth: number
  readonly onChange: (rows: Row[]) => void
}

/** Moves a row up or down, or takes it away. */
export function RowButtons<Row>({ name, rows, nth, onChange }: ButtonsProps<Row>) {
  const { t } = useWords()
  const others = rows.toSpliced(nth, 1)
  return (
    <>
      <MoveButtons
        nth={nth}
        count={rows.length}
        upLabel={t('moveUp', { name })}
        downLabel={t('moveDown', { name })}
        onMove={(by) => onChange(others.toSpliced(nth + by, 0, ...rows.slice(nth, nth + 1)))}
      />
      <IconButton label={t('removeName', { name })} onClick={() => onChange(others)}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </>
  )
}

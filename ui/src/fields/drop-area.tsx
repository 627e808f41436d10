import { type ReactNode, useState } from 'react'

interface DropAreaProps {
  readonly label: string
  readonly onDrop: (files: readonly File[]) => void
  /** Without a frame, around a whole panel: it shows while files are held over it. */
  readonly bare?: boolean
  readonly children: ReactNode
}

const framed = {
  rest: 'border border-dashed p-4 border-border',
  over: 'border border-dashed p-4 border-ink bg-sand',
}
const unframed = { rest: '', over: 'outline-2 outline-offset-4 outline-ink outline-dashed' }

/** A drop area for files, around a button. */
export function DropArea({ label, onDrop, bare = false, children }: DropAreaProps) {
  const look = bare ? unframed : framed
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: React.DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <fieldset
      aria-label={label}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onDrop([...event.dataTransfer.files])
      }}
      className={`min-w-0 transition-colors duration-200 ${isOver ? look.over : look.rest}`}
    >
      {children}
    </fieldset>
  )
}

import { type ReactNode, useState } from 'react'

interface DropAreaProps {
  readonly label: string
  readonly onDrop: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** A drop area for files, around a button. */
export function DropArea({ label, onDrop, children }: DropAreaProps) {
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
      className={`min-w-0 border border-dashed p-4 transition-colors duration-200 ${isOver ? 'border-ink bg-sand' : 'border-border'}`}
    >
      {children}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import type { NotedProduct, ProductNote } from '../../../shell/slots/product-note.ts'
import { productNotes } from '../../../shell/slots/product-notes.ts'

interface NotesProps extends NotedProduct {
  readonly notes: readonly ProductNote[]
  readonly draw: (note: ProductNote) => ReactNode
}

/** The notes as features say them to a signed-in customer. */
export default function MemberNotes({ notes, draw, ...noted }: NotesProps) {
  return notes.map((note) => {
    const source = productNotes.find(({ name }) => name === note.name)
    return source === undefined ? (
      draw(note)
    ) : (
      <source.MemberPart key={note.name} {...noted} note={note} draw={draw} />
    )
  })
}

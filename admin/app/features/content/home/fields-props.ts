/** The fields of a section: what it is, and what is made of it. */
export interface FieldsProps<Section> {
  readonly section: Section
  readonly onChange: (section: Section) => void
}

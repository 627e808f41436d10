interface NameCellProps {
  readonly name: string
  readonly email: string
}

/** A person in a table. */
export const NameCell = ({ name, email }: NameCellProps) => (
  <span className="min-w-0 wrap-anywhere">
    {name}
    <span className="block text-small font-normal text-timber">{email}</span>
  </span>
)

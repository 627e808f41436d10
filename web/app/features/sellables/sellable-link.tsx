import { Link, type LinkProps } from 'react-router'

interface Props extends Omit<LinkProps, 'to'> {
  /** The page of a line's item; empty if it has none. */
  readonly path: string
}

/** A link to the page of what a line names, or just its content where there is no such page. */
export const SellableLink = ({ path, children, ...props }: Props) =>
  path === '' ? (
    <span>{children}</span>
  ) : (
    <Link to={path} {...props}>
      {children}
    </Link>
  )

/** A loading placeholder. */
export const Skeleton = ({ className = '' }: { readonly className?: string }) => (
  <div
    aria-hidden="true"
    className={`bg-timber/15 animate-[breathe_1.6s_ease-in-out_infinite] ${className}`}
  />
)

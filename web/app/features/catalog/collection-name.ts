import type { CollectionState } from '@first-fashion/contract/catalog/collection-address'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './collection-words.ts'

/** What is shown, as a shopper calls it: 'Women’s dresses'; undefined if it is of several categories or types. */
export function useCollectionName({
  categories,
  types,
}: Pick<CollectionState, 'categories' | 'types'>): string | undefined {
  const { t } = useTranslation()
  const [category] = categories
  const [type] = types
  if (categories.length > 1 || types.length > 1) return undefined
  if (category === undefined) return type
  return type === undefined
    ? t(`collection:named.${category}`)
    : t(`collection:namedOf.${category}`, { kind: type.toLowerCase() })
}

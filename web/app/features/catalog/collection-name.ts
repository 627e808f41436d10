import type { CollectionState } from '@first-fashion/contract/catalog/collection-address'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './collection-words.ts'

/** What is shown, as a shopper calls it: 'Women’s dresses', or the collection. */
export function useHeading(
  collection: { readonly name: string } | null,
  { categories, types }: Pick<CollectionState, 'categories' | 'types'>,
): string {
  const { t } = useTranslation()
  if (collection) return t('collection:collectionHeading', collection)
  const [category] = categories
  const [type] = types
  if (categories.length > 1 || types.length > 1 || (category ?? type) === undefined)
    return t('collection:heading')
  if (category === undefined || type === undefined) return category ?? type ?? ''
  return t(`collection:namedOf.${category}`, { kind: type.toLowerCase() })
}

import { Button, TextField } from '@first-fashion/ui'
import { useProductSearch } from '../catalog/index.ts'
import { useWords } from './words.ts'

interface NamedProduct {
  readonly _id: string
  readonly name: string
}

interface ProductsProps {
  readonly products: readonly NamedProduct[]
  readonly onChange: (products: readonly NamedProduct[]) => void
}

/** The products of a code, and a search to add more. */
export function PromoProducts({ products, onChange }: ProductsProps) {
  const { t } = useWords()
  const { word, setWord, isSearching, products: found } = useProductSearch()
  const others = (found ?? []).filter(({ _id }) => products.every((one) => one._id !== _id)).slice(0, 6)
  return (
    <div className="sm:col-span-2">
      <TextField
        label={t('forProducts')}
        type="search"
        hint={t('forProductsHint')}
        value={word}
        maxLength={100}
        onChange={(event) => setWord(event.target.value)}
      />
      {!isSearching ? null : (
        <ul aria-live="polite" className="mt-1">
          {found !== undefined && others.length === 0 ? (
            <li className="text-small text-timber">{t('none')}</li>
          ) : null}
          {others.map(({ _id, name }) => (
            <li key={_id} className="flex items-center justify-between gap-3">
              <span>{name}</span>
              <Button
                variant="quiet"
                aria-label={t('addName', { name })}
                onClick={() => onChange([...products, { _id, name }])}
              >
                {t('add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {products.length === 0 ? null : (
        <ul aria-label={t('forProducts')} className="mt-3 border-t border-hairline">
          {products.map(({ _id, name }) => (
            <li key={_id} className="flex items-center justify-between gap-3 border-b border-hairline">
              <span className="font-medium">{name}</span>
              <Button
                variant="quiet"
                aria-label={t('removeName', { name })}
                onClick={() => onChange(products.filter((one) => one._id !== _id))}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

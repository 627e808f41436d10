import type { HomeSection } from '@first-fashion/contract/content/home'
import { Button, TextField } from '@first-fashion/ui'
import type { FieldsProps } from './fields-props.ts'
import { LinkField, SectionPicture } from './link-and-picture.tsx'
import { useWords } from './words.ts'

/** Tiles in their order: each with a name, a link and a picture. */
export function TilesFields({ section, onChange }: FieldsProps<Extract<HomeSection, { kind: 'tiles' }>>) {
  const { t } = useWords()
  const { title, tiles } = section
  const setTiles = (changed: typeof tiles) => onChange({ ...section, tiles: changed })
  return (
    <>
      <TextField
        label={t('title')}
        maxLength={120}
        value={title}
        onChange={({ target }) => onChange({ ...section, title: target.value })}
      />
      {tiles.map((tile, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is what stands at its place.
        <fieldset key={nth} className="flex flex-col gap-4 border-t border-hairline pt-4">
          <legend className="sr-only">{t('tile', { nth: nth + 1 })}</legend>
          <TextField
            label={t('label')}
            maxLength={40}
            value={tile.label}
            onChange={({ target }) => setTiles(tiles.with(nth, { ...tile, label: target.value }))}
          />
          <LinkField to={tile.to} onChange={(to) => setTiles(tiles.with(nth, { ...tile, to }))} />
          <SectionPicture
            label={t('picture')}
            picture={tile.picture}
            onChange={(picture) => setTiles(tiles.with(nth, { ...tile, picture }))}
          />
          <Button
            variant="link"
            className="self-start text-small"
            onClick={() => setTiles(tiles.toSpliced(nth, 1))}
          >
            {t('removeTile', { nth: nth + 1 })}
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="self-start"
        disabled={tiles.length >= 8}
        onClick={() => setTiles([...tiles, { label: '', to: '', picture: null }])}
      >
        {t('addTile')}
      </Button>
    </>
  )
}

import { careDrawings, careSymbols } from '@first-fashion/contract/catalog/care'
import { Avatar, CareSymbol, Picture, PictureButton, Thumbnail } from '@first-fashion/ui'
import { avatarOf } from '../../platform/avatars.ts'
import { Row } from './controls.tsx'
import { hardProducts } from './hard-products.ts'
import { workbenchWords as words } from './workbench-words.ts'

const [first = ''] = hardProducts[0]?.image ?? []

/** Pictures: one that opens, small ones that lead to it, people and care symbols. */
export function Pictures() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div className="max-w-56">
        <PictureButton>
          <Picture src={first} alt={words.word} sizes="14rem" />
        </PictureButton>
      </div>
      <div className="flex flex-col gap-6">
        <Row>
          <Thumbnail src={first} label={words.word} isCurrent onClick={() => {}} />
          <Thumbnail src={first} label={words.word} isCurrent={false} onClick={() => {}} />
          <Thumbnail
            src={first}
            label={words.focused}
            isCurrent={false}
            onClick={() => {}}
            className="w-14 focus-ring"
          />
        </Row>
        <Row>
          {words.tabs.map((person) => (
            <Avatar key={person} src={avatarOf(person)} size={44} />
          ))}
        </Row>
        <Row>
          {careSymbols.map((symbol) => (
            <CareSymbol key={symbol} name={symbol} drawings={careDrawings} />
          ))}
        </Row>
      </div>
    </div>
  )
}

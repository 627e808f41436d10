import {
  Button,
  Dialog,
  Disclosure,
  EmptyState,
  Notice,
  ProgressBar,
  QuietSelect,
  SearchField,
  SelectField,
  Skeleton,
  Stars,
  Table,
  Tabs,
  TextArea,
  TextField,
} from '@first-fashion/ui'
import { useState } from 'react'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { Row } from './controls.tsx'
import { workbenchWords as words } from './workbench-words.ts'

export function Fields() {
  const options = [words.word, words.long].map((one) => <option key={one}>{one}</option>)
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <TextField label={words.word} placeholder={words.hint} />
      <TextField label={words.word} defaultValue={words.long} hint={words.hint} />
      <TextField
        label={words.word}
        defaultValue={words.word}
        error={words.wrong}
        optionalLabel={words.optional}
      />
      <TextField label={words.focused} className="focus-ring" />
      <TextField label={words.disabled} defaultValue={words.word} disabled />
      <TextField label={words.word} labelHidden placeholder={words.word} />
      <SelectField label={words.word}>{options}</SelectField>
      <SelectField label={words.word} error={words.wrong} defaultValue={words.long}>
        {options}
      </SelectField>
      <SelectField label={words.disabled} disabled>
        {options}
      </SelectField>
      <TextArea label={words.word} hint={words.hint} />
      <TextArea label={words.word} error={words.wrong} defaultValue={words.long} />
      <div className="min-w-0">
        <QuietSelect label={words.word}>{options}</QuietSelect>
      </div>
      <SearchField
        label={words.word}
        closeLabel={words.close}
        placeholder={words.hint}
        onSend={() => {}}
        onClose={() => {}}
      />
    </div>
  )
}

const values = [96, 78, 44, 21, 70, 102]
const places = ['middle', 'right', 'bottom', 'left'] as const

export function Surfaces() {
  const [shown, setShown] = useState<(typeof places)[number]>()
  const rows = [words.word, words.long].map((name) => ({ name, values }))
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        {(['danger', 'information', 'success'] as const).map((tone) => (
          <Notice key={tone} tone={tone} action={<Button variant="link">{words.open}</Button>}>
            {words.notices[tone]}
          </Notice>
        ))}
        <ProgressBar label={words.progress} done={0.42} />
        <ProgressBar label={words.progress} done={1} />
        <Row>
          {[0, 2.5, 4.3, 5].map((rating) => (
            <Stars key={rating} rating={rating} size={18} />
          ))}
        </Row>
        <Skeleton className="h-24" />
        <Disclosure title={words.word} open>
          {words.emptyText}
        </Disclosure>
        <Disclosure title={words.word} aside={words.tabs[1]}>
          {words.emptyText}
        </Disclosure>
        <Disclosure title={words.long}>{words.emptyText}</Disclosure>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Tabs
          label={words.title}
          tabs={words.tabs.map((name) => ({ name, content: <p>{`${name}: ${words.emptyText}`}</p> }))}
        />
        {(['scroll', 'stack'] as const).map((onPhone) => (
          <div key={onPhone} className="border border-hairline bg-paper px-4">
            <Table
              label={onPhone}
              onPhone={onPhone}
              rows={rows}
              keyOf={(row) => row.name}
              columns={[
                { title: words.word, cell: (row) => row.name, isName: true },
                ...values.map((_, at) => ({
                  title: `${words.quantity} ${at + 1}`,
                  cell: (row: (typeof rows)[number]) => row.values[at],
                  isNumber: true,
                })),
              ]}
            />
          </div>
        ))}
        <Row>
          {places.map((place) => (
            <Button key={place} variant="secondary" onClick={() => setShown(place)}>
              {words.dialogs[place]}
            </Button>
          ))}
        </Row>
        {places.map((place) => (
          <Dialog
            key={place}
            open={place === shown}
            onClose={() => setShown(undefined)}
            title={words.dialogs[place]}
            closeLabel={words.close}
            place={place}
            footer={<Button onClick={() => setShown(undefined)}>{words.close}</Button>}
          >
            {words.dialogText}
          </Dialog>
        ))}
        <EmptyState
          picture={<ScenePicture name="empty-bag" sizes="18rem" />}
          title={words.empty}
          text={words.emptyText}
          action={<Button>{words.open}</Button>}
        />
      </div>
    </div>
  )
}

import {
  Badge,
  Button,
  type ButtonVariant,
  Checkbox,
  CheckboxChip,
  Chip,
  ColourChoice,
  DropMenu,
  FileButton,
  IconButton,
  iconButtonClass,
  MenuButton,
  OptionCard,
  Radio,
  RatingChoice,
  Slider,
  Spinner,
  Stepper,
  Swatch,
  WordChoice,
} from '@first-fashion/ui'
import { Heart, User, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { workbenchWords as words } from './workbench-words.ts'

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
)

export function Buttons() {
  const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'link', 'text']
  return (
    <div className="flex flex-col gap-4">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{words.variants[variant]}</Button>
          <Button variant={variant} className="focus-ring">
            {words.focused}
          </Button>
          <Button variant={variant} busy>
            {words.variants[variant]}
          </Button>
          <Button variant={variant} disabled>
            {words.disabled}
          </Button>
          <Button variant={variant}>
            <Heart aria-hidden="true" size={18} />
            {words.withIcon}
          </Button>
        </Row>
      ))}
      <Button className="max-w-72">{words.long}</Button>
      <Row>
        <FileButton accept="image/*" onChoose={() => {}}>
          {words.file}
        </FileButton>
        <FileButton accept="image/*" disabled onChoose={() => {}}>
          {words.file}
        </FileButton>
      </Row>
      <Row>
        <IconButton label={words.close}>
          <X aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={words.close} className="focus-ring">
          <X aria-hidden="true" size={20} />
        </IconButton>
        <IconButton raised label={words.close}>
          <X aria-hidden="true" size={20} />
        </IconButton>
        <IconButton raised label={words.close} aria-disabled>
          <X aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={words.close} disabled>
          <X aria-hidden="true" size={20} />
        </IconButton>
        <DropMenu
          label={words.open}
          buttonClass={iconButtonClass()}
          button={<User aria-hidden="true" size={20} />}
        >
          <li>
            <MenuButton>{words.word}</MenuButton>
          </li>
          <li>
            <MenuButton>{words.long}</MenuButton>
          </li>
        </DropMenu>
        <Spinner className="text-leaf" />
      </Row>
      <Row>
        {(['accent', 'dark', 'leaf', 'danger', 'lagoon', 'plain'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Chip label={words.close}>{words.word}</Chip>
        <Chip label={words.close} disabled>
          {words.disabled}
        </Chip>
      </Row>
    </div>
  )
}

const colours = ['#f4efe6', '#1c1a17', '#23574a', '#d9822b', '#a8322a', '#1f6570'] as const
const sizes = ['XS', 'S', 'M', 'L', 'One Size'] as const

export function Choices() {
  const [colour, setColour] = useState<string>(colours[2])
  const [size, setSize] = useState<string>('M')
  const [quantity, setQuantity] = useState(98)
  const [stars, setStars] = useState(4)
  const [larger, setLarger] = useState(2)
  return (
    <div className="flex max-w-[40rem] flex-col gap-6">
      <Row>
        {colours.map((one) => (
          <ColourChoice
            key={one}
            name={one}
            colour={one}
            chosen={one === colour}
            onClick={() => setColour(one)}
          />
        ))}
      </Row>
      <Slider label={words.larger} value={larger} min={1} max={4} step={0.1} onChange={setLarger} />
      <Row>
        {sizes.map((one) => (
          <WordChoice key={one} word={one} chosen={one === size} onClick={() => setSize(one)} />
        ))}
        <WordChoice word={words.disabled} chosen={false} disabled />
        <WordChoice word={words.disabled} chosen disabled />
      </Row>
      <div>
        <Checkbox label={words.word} end={12} defaultChecked />
        <Checkbox label={words.word} mark={<Swatch colour={colours[3]} size={18} />} end={0} />
        <Checkbox label={words.disabled} disabled />
        <Radio name="workbench" label={words.word} defaultChecked />
        <Radio name="workbench" label={words.long} />
        <Radio name="workbench" label={words.disabled} disabled />
      </div>
      <div className="grid gap-3">
        {sizes.slice(0, 2).map((one) => (
          <OptionCard
            key={one}
            name="workbench-option"
            value={one}
            label={one}
            text={words.emptyText}
            checked={one === size}
            onChoose={() => setSize(one)}
          />
        ))}
      </div>
      <Row>
        {sizes.map((one) => (
          <CheckboxChip key={one} label={one} end={3} defaultChecked={one === 'S'} />
        ))}
        <CheckboxChip label={words.disabled} disabled />
      </Row>
      <RatingChoice
        legend={words.quantity}
        name="workbench-stars"
        value={stars}
        labelOf={words.stars}
        onChange={setStars}
      />
      <Row>
        {[false, true].map((disabled) => (
          <Stepper
            key={String(disabled)}
            value={quantity}
            minimum={1}
            maximum={99}
            onChange={setQuantity}
            label={words.quantity}
            lessLabel={words.less}
            moreLabel={words.more}
            disabled={disabled}
          />
        ))}
      </Row>
    </div>
  )
}

import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_INPUT } from '#domain/field'
import { wireText } from '#domain/wire'
import { NEW_COLOR } from '#features/mall/decoration/model/kind/blockKind'
import type { Card } from '#features/mall/decoration/model/kind/cards'
import type { CardInput } from '#features/mall/decoration/model/kind/phoneCards'
import { placed, valueAt } from '#features/mall/decoration/model/page/paths'
import { ColorInput } from '#features/mall/decoration/properties/ColorInput'
import { textLimit } from '#shared/form/textCount'

type Props = { input: CardInput; card: Card; disabled: boolean; onChange: (card: Card, place: string) => void }

/** A text or a colour of a card. */
export function CardInputField({ input, card, disabled, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { kind, path, isRequired, max = MAX_INPUT } = input
  const label = t(input.label)
  const value = wireText(valueAt(card, path))
  const change = (next: string) => onChange(placed(card, path, next), input.label)
  if (kind === 'color')
    return <ColorInput label={label} value={value || NEW_COLOR} disabled={disabled} onChange={change} />
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        count={{ ...textLimit(max), show: input.max !== undefined }}
        aria-required={isRequired}
        disabled={disabled}
        onChange={(event) => change(event.target.value)}
      />
    </>
  )
}

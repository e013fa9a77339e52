import type { ComponentType } from 'react'
import type { BlockFieldsProps } from '#features/mall/decoration/state/pageKit'
import { CardFields } from './CardFields'
import { GoodsFields } from './GoodsFields'
import { LookFields } from './LookFields'

/** Settings of kinds that are more than the inputs of their cards. */
const phoneFields: Readonly<Record<string, ComponentType<BlockFieldsProps>>> = {
  goods: GoodsFields,
  tpl_ad_list: LookFields,
}

/** The settings of a block of a phone page. */
export function PhoneFields(props: BlockFieldsProps) {
  const Fields = phoneFields[props.block.type] ?? CardFields
  return <Fields {...props} />
}

import * as v from 'valibot'
import { anyPhoneError } from '#domain/cell/numberRules'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors } from '#domain/text'
import * as wire from '#domain/wire'
import { positionError } from '#features/common/region/model'

const texts = {
  addressName: wire.text(),
  /** The whole address: province to house number. */
  address: wire.text(),
  /** `longitude,latitude`. */
  center: wire.text(),
  mobile: wire.phone(),
}

/** A point where buyers pick goods up. */
export const addressSchema = v.object({ id: wire.id(), ...texts, createTime: wire.time() })
/** A pick-up point as read. */
export type StoreAddress = v.InferOutput<typeof addressSchema>

/** The editable fields of a pick-up point. */
export const addressInput = v.object(texts)
/** The editable fields of a pick-up point, as typed. */
export type AddressInput = v.InferOutput<typeof addressInput>

/** What is typed: its name, and what it takes. */
export const addressRules = {
  addressName: { label: '自提点名称', max: 30, required: true },
  address: { label: '详细地址', max: 100, required: true },
  center: { label: '经纬度', required: true },
  // A landline with its area code and an extension.
  mobile: { label: '联系电话', max: 20, required: true },
} satisfies Record<string, TextRule>

/** Errors of a pick-up point by field; the server validates the same. */
export function validateAddress({ addressName, address, center, mobile }: AddressInput): Errors {
  return onlyErrors({
    addressName: textError(addressName, addressRules.addressName),
    address: textError(address, addressRules.address),
    center: positionError(center, addressRules.center),
    // A shop may have a landline.
    mobile: anyPhoneError(mobile, addressRules.mobile),
  })
}

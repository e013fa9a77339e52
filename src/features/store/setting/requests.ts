import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { saveContactEndpoints, settingEndpoints } from './endpoints'
import { baseInput } from './model'

/** What calls about the parts of a shop's settings carry. */
export const settingRequests = {
  saveBase: body(settingEndpoints.saveBase, baseInput),
  saveStock: body(settingEndpoints.saveStock, { stockWarning: wire.text() }),
  saveService: body(settingEndpoints.saveService, { merchantEuid: wire.text() }),
}

/** Who sends goods to buyers. */
const consignor = {
  salesConsignorName: wire.text(),
  salesConsignorMobile: wire.text(),
  salesConsignorAddressId: wire.text(),
  salesConsignorAddressPath: wire.text(),
  salesConsignorDetail: wire.text(),
}
/** Who receives the goods that come back. */
const consignee = {
  salesConsigneeName: wire.text(),
  salesConsigneeMobile: wire.text(),
  salesConsigneeAddressId: wire.text(),
  salesConsigneeAddressPath: wire.text(),
  salesConsigneeDetail: wire.text(),
}

/** What calls about a shop's contacts carry. */
export const saveContactRequests = {
  deliver: body(saveContactEndpoints.deliver, consignor),
  afterSale: body(saveContactEndpoints.afterSale, consignee),
  afterSale2: body(saveContactEndpoints.afterSale2, consignee),
}

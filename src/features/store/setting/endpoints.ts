import { getValue, optional, putForm } from '#shared/endpoint'

const SETTING = '/api/store/settings/storeSettings'
const DELIVER = `${SETTING}/storeDeliverGoodsAddress`
const AFTER_SALE = `${SETTING}/storeAfterSaleAddress`
const AFTER_SALE_2 = `${SETTING}/storeAfterSaleAddress2`

/** Writes of the parts of a shop's settings. The settings themselves are read at sign-in too: see `signInEndpoints`. */
export const settingEndpoints = {
  saveBase: putForm(SETTING),
  saveStock: putForm(`${SETTING}/updateStockWarning`),
  saveService: putForm(`${SETTING}/merchantEuid`),
}

/** Reads of a shop's contacts, by their kind. */
export const contactEndpoints = {
  deliver: getValue(DELIVER),
  afterSale: getValue(AFTER_SALE),
  ...optional('secondReturnAddress', { afterSale2: getValue(AFTER_SALE_2) }),
}

/** Writes of a shop's contacts, by their kind. */
export const saveContactEndpoints = {
  deliver: putForm(DELIVER),
  afterSale: putForm(AFTER_SALE),
  ...optional('secondReturnAddress', { afterSale2: putForm(AFTER_SALE_2) }),
}

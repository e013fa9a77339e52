import { getValue } from '#shared/endpoint'

/** Calls about the signed-in account's menu. */
export const menuEndpoints = {
  own: getValue('/api/gd-system/menu/menu-include-client'),
}

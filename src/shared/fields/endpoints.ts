import { getValue } from '#shared/endpoint'

/** Calls about dictionaries. */
export const dictEndpoints = {
  byCode: getValue('/api/gd-system/dict/listByCode'),
}

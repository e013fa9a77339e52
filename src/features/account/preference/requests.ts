import { body } from '#shared/http/request'
import { preferenceEndpoints } from './endpoints'
import { listSettingSchema, preferenceSchema } from './model'

/** What calls about the signed-in user's own settings carry. */
export const preferenceRequests = {
  save: body(preferenceEndpoints.save, preferenceSchema),
  saveList: body(preferenceEndpoints.saveList, listSettingSchema, ['isShared']),
}

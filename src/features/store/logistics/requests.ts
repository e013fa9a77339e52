import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { logisticsEndpoints } from './endpoints'
import { waybillAccountInput } from './model'

/** What calls about logistics companies carry. */
export const logisticsRequests = {
  all: filters(logisticsEndpoints.all, ['name', 'selected'], { isPaged: true }),
  enable: body(logisticsEndpoints.enable, { faceSheetFlag: wire.text() }),
  save: body(logisticsEndpoints.save, waybillAccountInput),
}

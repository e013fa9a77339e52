import { field, typedField } from '#domain/field'
import { actualFields } from '#features/procurement/transport/model/actual'
import { supplementaryRules } from './model'

/** The fields of supplementary information. */
export const supplementaryFields = {
  loadTime: field('time', '装车时间'),
  arriveTime: field('time', '到场时间'),
  leaveTime: field('time', '离场时间'),
  ...actualFields,
  certificates: field('text', '质保书'),
  deliveryPhotos: field('text', '送货照片'),
  signPhotos: field('text', '回单照片'),
  heatNos: field('text', '炉批号'),
  remark: typedField('text', supplementaryRules.remark),
} as const

/** The fields of a weigh ticket; weights in tonnes. */
export const ticketFields = {
  ticketNo: typedField('text', supplementaryRules.ticketNo, { width: 160 }),
  grossWeight: field('quantity', '毛重（吨）', { maxLength: 12, isRequired: true }),
  tareWeight: field('quantity', '皮重（吨）', { maxLength: 12, isRequired: true }),
  netWeight: field('quantity', '净重（吨）'),
  weighTime: field('time', '过磅时间', { width: 170 }),
  photoUrl: field('image', '磅单照片', { width: 90 }),
} as const

/** The fields of a line's heat. */
export const heatFields = {
  heatNo: field('text', '炉批号'),
  mill: typedField('text', supplementaryRules.mill),
} as const

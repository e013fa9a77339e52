import { text } from '#domain/text'
import { picturesOf } from '#features/common/file/model'
import {
  type LiveGoods,
  STUDIO_PICTURES,
  type StudioDetail,
  type StudioInput,
  validateStudio,
} from '#features/promotion/live/model'

type Picture = keyof typeof STUDIO_PICTURES

/** A room as typed: each picture as the list of one that its input takes. */
export type StudioValues = Omit<StudioInput, Picture> & Record<Picture, string[]> & { goods: LiveGoods[] }

/** The pictures, in the order of the form. */
export const PICTURES = Object.keys(STUDIO_PICTURES) as Picture[]

const NEW: StudioValues = {
  name: '',
  anchorName: '',
  anchorWechat: '',
  startTime: '',
  endTime: '',
  feedsImg: [],
  coverImg: [],
  shareImg: [],
  goods: [],
}

/** The values of a room; a copy has no times, and only goods that can be sold. */
export function valuesOf(studio: StudioDetail | null, isCopy = false): StudioValues {
  if (!studio) return NEW
  const { name, anchorName, anchorWechat, startTime, endTime, commodityList } = studio
  const times = isCopy ? { startTime: '', endTime: '' } : { startTime, endTime }
  const pictures = PICTURES.map((field) => [field, picturesOf(studio[field])])
  const goods = isCopy ? commodityList.filter(({ auditStatus }) => auditStatus === '2') : commodityList
  return {
    name,
    anchorName,
    anchorWechat,
    ...times,
    goods,
    ...(Object.fromEntries(pictures) as Record<Picture, string[]>),
  }
}

/** The fields of a room as they are checked and sent. */
export function inputOf({ goods: _, ...values }: StudioValues): StudioInput {
  const pictures = PICTURES.map((field) => [field, values[field].join()])
  return { ...values, ...(Object.fromEntries(pictures) as Record<Picture, string>) }
}

/** Errors of the form by field. */
export function studioErrors(values: StudioValues) {
  return validateStudio(inputOf(values))
}

/** Lengths that are chosen by a button, hours. */
export const LENGTHS = [1, 2, 3] as const

/** The label of such a button. */
export function lengthText(hours: number) {
  return text('{{hours}} 小时', { hours })
}

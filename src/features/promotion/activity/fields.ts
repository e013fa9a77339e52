import { field } from '#domain/field'
import { formatTime } from '#domain/time'
import { activityFields } from '#features/mall/activity/fields'
import type { Activity } from '#features/mall/activity/model'
import { runOf } from '#features/mall/activity/model/history'

/** The fields of a scope in a form. */
export const scopeFields = {
  scopeType: activityFields.scopeType,
  scopeGoods: field('text', '指定商品', { isRequired: true }),
  scopeCategories: field('text', '商品分类', { isRequired: true }),
  scopeLabels: field('text', '店铺分类', { isRequired: true }),
} as const

type Run = Pick<Activity, 'startTime' | 'endTime' | 'ranStartTime' | 'ranEndTime'>

const runColumn = <Field extends 'startTime' | 'endTime'>(field: Field) => {
  const moment = (row: Run) => formatTime(runOf(row)[field])
  return { field, text: moment }
}

/** The columns of a list that say when an activity runs, or ran before it was closed. */
export const runColumns = [runColumn('startTime'), runColumn('endTime')] as const

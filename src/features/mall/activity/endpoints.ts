import { getRecord, getValue, optional, requiring } from '#shared/endpoint'

const ACTIVITY = '/api/store/promotion/activity'

/** Calls about activities of all kinds, which lilishop does not have. */
export const activityEndpoints = optional('activities', {
  /** Those that run in a range of days, of all products or of one. */
  list: requiring(getValue(ACTIVITY), 'startDate', 'endDate'),
  /** The effect of one, named by kind and id. */
  effect: requiring(getRecord(`${ACTIVITY}/effect`, 'id'), 'promotionType'),
})

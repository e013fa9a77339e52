import { getValue, optional, post, requiring } from '#shared/endpoint'

const CHANGE_LOG = '/api/store/settings/changeLog'

/**
 * Calls about the changes of a shop's settings, staff and records, and who saw which number. Optional: the mall
 * logs requests only.
 */
export const changeLogEndpoints = optional('changeLog', {
  of: requiring(getValue(CHANGE_LOG), 'kind', 'id'),
  reveal: post(`${CHANGE_LOG}/reveal`),
})

import { field } from '#domain/field'
import { MAX_NAME, pageShows } from './model'

/** The fields of a page. */
export const pageFields = {
  name: field('text', '页面名称', { width: 260, maxLength: MAX_NAME, counts: true, isRequired: true }),
  pageShow: field('status', '状态', { width: 110, table: pageShows, order: ['OPEN', 'CLOSE'] }),
  updateTime: field('time', '最后修改时间'),
} as const

import { field, typedField } from '#domain/field'
import { decorationRules, pageShows } from './model'

/** The fields of a page. */
export const pageFields = {
  name: typedField('text', decorationRules.name, { width: 260, counts: true, filterNeeds: 'listFilters' }),
  pageShow: field('status', '状态', {
    width: 300,
    table: pageShows,
    order: ['OPEN', 'CLOSE'],
    filterNeeds: 'listFilters',
  }),
  updateTime: field('time', '最后修改时间', { columnNeeds: 'listColumns' }),
  publishTime: field('time', '发布时间', { isRequired: true }),
} as const

/** The fields of a page in its editor: beside its name, its blocks, and what stands around them. */
export const editorFields = {
  name: pageFields.name,
  blocks: field('text', '页面内容'),
  frame: field('text', '页面的其他数据'),
} as const

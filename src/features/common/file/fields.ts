import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { fileRules } from './model'

const types: StatusTable = {
  image: { label: '图片', color: 'default' },
  video: { label: '视频', color: 'default' },
}

/** The fields of a file. */
export const fileFields = {
  name: typedField('text', fileRules.name),
  fileType: field('status', '文件类型', { table: types, order: ['image', 'video'] }),
  createRange: field('dateRange', '上传时间', { range: ['startDate', 'endDate'] }),
} as const

/** The fields of a folder. */
export const folderFields = {
  directoryName: typedField('text', fileRules.directoryName),
} as const

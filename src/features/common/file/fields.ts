import { field } from '#domain/field'
import type { StatusTable } from '#domain/status'

const types: StatusTable = {
  image: { label: '图片', color: 'default' },
  video: { label: '视频', color: 'default' },
}

/** The fields of a file. */
export const fileFields = {
  name: field('text', '文件名', { maxLength: 100, isRequired: true }),
  fileType: field('status', '文件类型', { table: types, order: ['image', 'video'] }),
  createRange: field('dateRange', '上传时间', { range: ['startDate', 'endDate'] }),
} as const

/** The fields of a folder. */
export const folderFields = {
  directoryName: field('text', '分组名称', { maxLength: 20, isRequired: true }),
} as const

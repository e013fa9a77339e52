import { page } from '#shared/screen/screen'

export const fileScreens = [
  page({
    name: 'files',
    path: '/files',
    title: '文件管理',
    load: () => import('./FilesPage'),
    query: ['name', 'fileType', 'createRange', 'fileDirectoryId'],
    frontRoute: 'supplier/files',
  }),
]

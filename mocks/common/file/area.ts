import { defineArea } from '#mocks/kernel/area'
import { fileRoutes } from './handlers'
import { managerRoutes } from './managerHandlers'
import { fileTables } from './rows'
import { seedFiles } from './seed'

/** Uploads, the contents of all files, and the manager of pictures and videos. */
export const area = defineArea({
  tables: fileTables,
  seed: seedFiles,
  routes: [...fileRoutes, ...managerRoutes],
  grants: { file: {} },
  menu: {
    screens: [
      {
        section: 'enterprise',
        order: 70,
        routeName: 'files',
        name: '文件管理',
        path: 'files',
        frontRoute: 'supplier/files',
        grant: 'file',
      },
    ],
  },
})

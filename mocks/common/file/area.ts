import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
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
  menu: screensIn('enterprise', { grant: 'file' }, [[70, 'files', '文件管理', 'files', 'supplier/files']]),
})

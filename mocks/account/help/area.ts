import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { into } from '#mocks/kernel/store/store'
import { helpRoutes } from './handlers'
import { helpTables } from './rows'
import { articles } from './seed'

/** Articles about the use of the product. */
export const area = defineArea({
  tables: helpTables,
  seed: () => [into(helpTables.articles, articles)],
  routes: helpRoutes,
  menu: screensIn('helpCenter', {}, [[20, 'help', '帮助文档', 'help']]),
})

import { defineArea } from '#mocks/kernel/area'
import { into } from '#mocks/kernel/store/store'
import { helpRoutes } from './handlers'
import { helpTables } from './rows'
import { articles } from './seed'

/** Articles about the use of the product. */
export const area = defineArea({
  tables: helpTables,
  seed: () => [into(helpTables.articles, articles)],
  routes: helpRoutes,
  menu: {
    screens: [
      { section: 'helpCenter', order: 20, routeName: 'help', name: '帮助文档', path: 'help', frontRoute: 'help' },
    ],
  },
})

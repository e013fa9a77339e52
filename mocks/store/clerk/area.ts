import { defineArea } from '#mocks/kernel/area'
import { into } from '#mocks/kernel/store/store'
import { clerkRoutes } from './handlers'
import { clerkTables } from './rows'
import { members } from './seed'

/** The staff of a supplier who sign in. */
export const area = defineArea({
  tables: clerkTables,
  seed: () => [into(clerkTables.members, members)],
  routes: clerkRoutes,
  grants: { clerk: {} },
  menu: {
    screens: [
      {
        section: 'enterprise',
        order: 40,
        routeName: 'clerkManage',
        name: '店员管理',
        path: 'store/clerks',
        frontRoute: 'shop/system/clerk/clerkManage',
        grant: 'clerk',
      },
    ],
  },
})

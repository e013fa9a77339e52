import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { into } from '#mocks/kernel/store/store'
import { logChange, phonesOf, REVEAL } from '#mocks/store/changeLog/rules'
import { clerkRoutes } from './handlers'
import { clerkTables } from './rows'
import { ownClerks } from './rules'
import { members } from './seed'

/** The staff of a supplier who sign in. */
export const area = defineArea({
  tables: clerkTables,
  seed: () => [into(clerkTables.members, members)],
  routes: clerkRoutes,
  extends: [
    phonesOf('CLERK', 'clerk', ownClerks, {
      log: ({ id }, call, label) => logChange(call, { kind: 'CLERK', id }, REVEAL, {}, {}, label),
    }),
  ],
  grants: { clerk: {} },
  menu: screensIn('enterprise', { grant: 'clerk' }, [
    [40, 'clerkManage', '店员管理', 'store/clerks', 'shop/system/clerk/clerkManage'],
  ]),
})

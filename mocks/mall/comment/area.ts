import { defineArea } from '#mocks/kernel/area'
import { commentActs, commentLater, growComments } from './actor'
import { commentRoutes } from './handlers'
import { commentTables } from './rows'

/** Comments of buyers on purchased products. */
export const area = defineArea({
  tables: commentTables,
  seed: growComments,
  routes: commentRoutes,
  acts: commentActs,
  extends: [commentLater],
  grants: { comment: {} },
  menu: {
    screens: [
      {
        section: 'afterSale',
        order: 40,
        routeName: 'memberComment',
        name: '评价管理',
        path: 'comments',
        frontRoute: 'member/memberComment',
        variants: ['material'],
        grant: 'comment',
      },
    ],
  },
})

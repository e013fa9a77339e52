import { defineArea } from '#mocks/kernel/area'
import { commentCounterparty, commentLater, simulateComments } from './counterparty'
import { commentRoutes } from './handlers'
import { commentTables } from './rows'

/** Comments of buyers on purchased products. */
export const area = defineArea({
  tables: commentTables,
  seed: simulateComments,
  routes: commentRoutes,
  counterparty: commentCounterparty,
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

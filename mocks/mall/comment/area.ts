import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
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
  menu: screensIn('afterSale', { grant: 'comment', variants: ['material'] }, [
    [40, 'memberComment', '评价管理', 'comments', 'member/memberComment'],
  ]),
})

import { defineArea } from '#mocks/kernel/area'
import { feedbackRoutes } from './handlers'
import { feedbackTables } from './rows'
import { seedFeedback } from './seed'

/** What the people of a supplier tell the platform. The reference has no call for it; these are our own. */
export const area = defineArea({
  tables: feedbackTables,
  seed: seedFeedback,
  routes: feedbackRoutes,
  menu: {
    screens: [
      {
        section: 'helpCenter',
        order: 30,
        routeName: 'feedback',
        name: '意见反馈',
        path: 'feedback',
        frontRoute: 'feedback',
      },
    ],
  },
})

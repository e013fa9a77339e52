import { defineArea } from '#mocks/kernel/area'
import { feedbackRoutes } from './handlers'
import { feedbackTables } from './rows'
import { seedFeedback } from './seed'

/** Feedback of suppliers to the platform. The reference has no route for it; these are our own. */
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

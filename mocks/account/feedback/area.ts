import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { feedbackRoutes } from './handlers'
import { feedbackTables } from './rows'
import { seedFeedback } from './seed'

/** Feedback of suppliers to the platform. The reference has no route for it; these are our own. */
export const area = defineArea({
  tables: feedbackTables,
  seed: seedFeedback,
  routes: feedbackRoutes,
  menu: screensIn('helpCenter', {}, [[30, 'feedback', '意见反馈', 'feedback']]),
})

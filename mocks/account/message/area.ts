import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { afterSteps } from '#mocks/kernel/counterparty'
import { tellOfStep } from './counterparty'
import { messageRoutes } from './handlers'
import { messageTables } from './rows'
import { seedMessages } from './seed'

/** The platform's messages to a supplier: changes of its documents, and notices. */
export const area = defineArea({
  tables: messageTables,
  seed: seedMessages,
  routes: messageRoutes,
  menu: screensIn('helpCenter', {}, [[10, 'message', '消息中心', 'message']]),
  extends: [afterSteps.with(tellOfStep)],
})

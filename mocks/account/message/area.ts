import { defineArea } from '#mocks/kernel/area'
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
  menu: {
    screens: [
      {
        section: 'helpCenter',
        order: 10,
        routeName: 'message',
        name: '消息中心',
        path: 'message',
        frontRoute: 'message',
      },
    ],
  },
  extends: [afterSteps.with(tellOfStep)],
})

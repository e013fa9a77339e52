import { carActions, driverActions } from '#features/procurement/fleet/actions'
import type { TodoModule } from '#tests/kit/suites/todoModule'

/** The action that completes a document whose card only opens it. */
export const next: TodoModule['next'] = {
  licence: [driverActions, 'edit'],
  inspection: [carActions, 'edit'],
  insurance: [carActions, 'edit'],
}

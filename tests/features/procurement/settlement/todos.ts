import { canDispute } from '#features/procurement/dispute/model'
import type { Settlement } from '#features/procurement/settlement/model'
import { canOperate } from '#shared/navigation'
import type { TodoModule } from '#tests/kit/suites/todoModule'

/** Documents that are worked on where they open. */
export const opened: TodoModule['opened'] = {
  checkSheet: ({ status }: Settlement) => canDispute(status) && canOperate('settlementList'),
}

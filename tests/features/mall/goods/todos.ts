import { goodsActions } from '#features/mall/goods/actions'
import { canOperate } from '#shared/navigation'
import type { TodoModule } from '#tests/kit/suites/todoModule'

/** The action that completes a document whose card only opens it. */
export const next: TodoModule['next'] = { refusedGoods: [goodsActions, 'edit'] }

/** Documents that are worked on where they open. */
export const opened: TodoModule['opened'] = { lowStock: () => canOperate('alert-goods-quantity') }

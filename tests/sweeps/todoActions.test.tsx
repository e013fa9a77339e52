import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#app/queryClient'
import { goodsActions } from '#features/mall/goods/actions'
import { canDispute } from '#features/procurement/dispute/model'
import { carActions, driverActions } from '#features/procurement/fleet/actions'
import type { Settlement } from '#features/procurement/settlement/model'
import { type Actions, isGranted } from '#shared/action/action'
import { firstRows } from '#shared/list/firstRows'
import { canOperate } from '#shared/navigation'
import { isForAccount, type Todo } from '#shared/todo/todo'
import { idle, openPrepared, runApp, signIn, withoutShell } from '#tests/kit/render'

const areas = import.meta.glob<{ todos: readonly Todo[] }>('../../src/features/*/*/todos.ts', { eager: true })
const todos = Object.values(areas).flatMap((area) => area.todos)

/** The action that completes a document, for cards that only open it. */
const NEXT: Record<string, [actions: Actions<never>, key: string]> = {
  refusedGoods: [goodsActions, 'edit'],
  licence: [driverActions, 'edit'],
  inspection: [carActions, 'edit'],
  insurance: [carActions, 'edit'],
}

/** Documents that are worked on where they open, without an action of their own. */
const OPENED: Record<string, (record: never) => boolean> = {
  checkSheet: ({ status }: Settlement) => canDispute(status) && canOperate('settlementList'),
  lowStock: () => canOperate('alert-goods-quantity'),
}

/** Cards that announce a day: nothing is to be done in the app yet. */
const NOTICES = ['endingContract', 'service', 'endingCoupon']

describe.each([
  ['haichuan', 'material'],
  ['haichuan01', 'material'],
  ['yueheng', 'supplier'],
  ['yueheng01', 'supplier'],
] as const)('the cards of %s', (account, variant) => {
  runApp(variant)

  it('count only documents whose next action the account is offered', async () => {
    await signIn(account)
    withoutShell()
    await openPrepared('/home')
    await idle()
    const shown = todos.filter((todo) => todo.group !== 'wait' && !NOTICES.includes(todo.key) && isForAccount(todo))
    expect(shown.length).toBeGreaterThan(3)
    const client = createQueryClient()
    const faults: string[] = []
    for (const todo of shown) {
      const { records, total } = await client.fetchQuery(firstRows(todo, todo.list().query ?? {}, 200))
      expect(records).toHaveLength(total)
      const stuck = records.filter((record: object) => !isOffered(todo, record))
      if (stuck.length > 0) faults.push(`${todo.label}: ${stuck.length} of ${total}, ${todo.lineOf(stuck[0]).name}`)
    }
    expect(faults).toEqual([])
  })
})

function isOffered(todo: Todo, record: object): boolean {
  const opened = OPENED[todo.key]
  if (opened) return opened(record as never)
  const [actions, key] = todo.next ? [todo.actions, todo.next] : (NEXT[todo.key] ?? [])
  const action = actions?.all.find((one) => one.key === key)
  if (!actions || !action) throw new Error(`no next action is known of ${todo.key}`)
  const row = record as never
  return (
    (action.isAllowed?.(row) ?? true) &&
    !action.isDisabled?.(row) &&
    isGranted(actions as Actions<never>, action as never, row)
  )
}

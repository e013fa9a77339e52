import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#app/queryClient'
import { type Actions, isGranted } from '#shared/action/action'
import { firstRows } from '#shared/list/firstRows'
import { isForAccount, type Todo } from '#shared/todo/todo'
import { idle, openPrepared, runApp, signIn, withoutShell } from '#tests/kit/render'
import type { TodoModule } from '#tests/kit/suites/todoModule'

const areas = import.meta.glob<{ todos: readonly Todo[] }>('../../src/features/*/*/todos.ts', { eager: true })
const todos = Object.values(areas).flatMap((area) => area.todos)

const said = Object.values(import.meta.glob<TodoModule>('../features/*/*/todos.ts', { eager: true }))
const NEXT: TodoModule['next'] = Object.assign({}, ...said.map(({ next }) => next))
const OPENED: TodoModule['opened'] = Object.assign({}, ...said.map(({ opened }) => opened))
const NOTICES = said.flatMap(({ notices = [] }) => notices)

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
  const opened = OPENED?.[todo.key]
  if (opened) return opened(record as never)
  const [actions, key] = todo.next ? [todo.actions, todo.next] : (NEXT?.[todo.key] ?? [])
  const action = actions?.all.find((one) => one.key === key)
  if (!actions || !action) throw new Error(`no next action is known of ${todo.key}`)
  const row = record as never
  return (
    (action.isAllowed?.(row) ?? true) &&
    !action.isDisabled?.(row) &&
    isGranted(actions as Actions<never>, action as never, row)
  )
}

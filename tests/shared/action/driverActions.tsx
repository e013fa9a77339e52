import * as v from 'valibot'
import { field } from '#domain/field'
import { listOf, nothing } from '#domain/shape'
import { onlyErrors, text } from '#domain/text'
import { ActionButtons } from '#shared/action/ActionButtons'
import { type Action, type Actions, defineActions, mutationAction } from '#shared/action/action'
import { defineResource, mutation, query } from '#shared/resource'
import { get, post } from '#tests/shared/http/calls'

/** A record of the actions under test. */
export type Driver = { id: string; name: string; isCommitted?: boolean }

const driverSchema = v.object({ id: v.string(), name: v.string(), isCommitted: v.optional(v.boolean()) })

export const ZHANG: Driver = { id: '1', name: '张三' }
export const LI: Driver = { id: '2', name: '李四' }

/** Paths of the actions. */
export const REMOVE = '/api/driver/delete'
export const DROP = '/api/driver/drop'
export const COMMIT = '/api/driver/commit'

/** The list of drivers. */
export const LIST = '/api/driver/list'

/** Drivers and what can be done to them. */
export const drivers = defineResource('driver', {
  all: query((_: null, signal) => get(LIST, listOf(driverSchema), {}, { signal })),
  remove: mutation((id: string) => post(REMOVE, nothing, { id })),
  drop: mutation((sent: { id: string; reason: string; remark: string }) => post(DROP, nothing, sent)),
  commit: mutation((id: string) => post(COMMIT, nothing, { id })),
})

/** An action with a confirmation. */
export const remove = mutationAction<Driver, string, void>({
  key: 'remove',
  label: '删除',
  isDanger: true,
  mutation: drivers.remove,
  argOf: ({ id }) => id,
  question: ({ name }) => text('删除司机 {{name}}？', { name }),
  consequence: text('删除后不能在送货单中选择他；已有的送货单不受影响。'),
  done: ({ name }) => text('已删除司机 {{name}}', { name }),
})

/** An action whose dialog begins with what the record has, which is read again before it is sent. */
export const note = mutationAction({
  key: 'note',
  label: '备注',
  rechecks: true,
  mutation: drivers.drop,
  argOf: ({ id }: Driver, { remark }: { remark: string }) => ({ id, reason: '', remark }),
  question: () => text('请填写作废原因'),
  form: {
    fields: { remark: field('text', '备注') },
    names: ['remark'],
    initial: ({ name }) => ({ remark: name }),
    validate: () => ({}),
  },
  done: ({ name }) => text('司机 {{name}}', { name }),
})

/** An action with a form. */
export const drop = mutationAction({
  key: 'drop',
  label: ({ name }: Driver) => text('司机 {{name}}', { name }),
  mutation: drivers.drop,
  argOf: ({ id }, values: { reason: string; remark: string }) => ({ id, ...values }),
  question: ({ name }) => text('删除司机 {{name}}？', { name }),
  consequence: ({ id }) => text('第{{row}}行{{text}}', { row: id, text: text('请填写作废原因') }),
  okText: '确认',
  form: {
    fields: { reason: field('text', '作废原因', { isRequired: true }), remark: field('text', '备注') },
    names: ['reason', 'remark'],
    initial: ({ name }) => ({ reason: '', remark: name }),
    validate: ({ reason, remark }) =>
      onlyErrors({ reason: reason && reason !== remark ? null : text('请填写作废原因') }),
    words: [
      [/电话/, 'nowhere'],
      [/原因/, 'reason'],
    ],
  },
  done: ({ name }) => text('已删除司机 {{name}}', { name }),
})

/** An action without a confirmation. */
export const commit = mutationAction<Driver, string, void>({
  key: 'commit',
  label: '提交',
  isAllowed: ({ isCommitted }) => !isCommitted,
  mutation: drivers.commit,
  argOf: ({ id }) => id,
  done: ({ name }) => text('司机 {{name}}', { name }),
})

/** Actions of drivers. */
export function actionsOf(...all: Action<Driver>[]): Actions<Driver> {
  return defineActions<Driver>({
    screen: 'driverList',
    idOf: ({ id }) => `driver ${id}`,
    nameOf: ({ name }) => name,
    all,
  })
}

/** Drivers with the buttons of their actions, each row under its name. */
export function DriverRows({ rows = [ZHANG, LI], actions }: { rows?: Driver[]; actions: Action<Driver>[] }) {
  return rows.map((row) => (
    <section key={row.id} aria-label={row.name}>
      <ActionButtons actions={actionsOf(...actions)} record={row} />
    </section>
  ))
}

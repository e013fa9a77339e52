import { type Text, text } from '#domain/text'
import type { Activity } from '#features/mall/activity/model'
import { type Action, mutationAction } from '#shared/action/action'
import type { ResourceMutation } from '#shared/resource'
import { type Adjusted, type Adjustment, adjustErrors, changedValues } from './model'

type Options<Row> = {
  mutation: ResourceMutation<{ id: string; values: Adjusted }, void>
  nameOf: (row: Row) => string
  isAllowed: (row: Row) => boolean
}

const CONSEQUENCES: Partial<Record<Activity['promotionStatus'], Text>> = {
  START: text(
    '活动进行中，这里只列出能改的。优惠内容、商品和开始时间买家已据此下单；要改，请关闭后再编辑，或用「复制」另办一个。',
  ),
  END: text('活动已结束，只能把结束时间改到以后：活动从现在起继续，优惠内容不变。要另办一个，请用「复制」。'),
}

/** 编辑 of an activity that has begun: it asks only for what takes nothing back from buyers. */
export function adjustAction<Row extends Pick<Activity, 'id' | 'promotionStatus'>>(
  { fields, names, counts, input, errors, note = text('') }: Adjustment<Row>,
  { mutation, nameOf, isAllowed }: Options<Row>,
): Action<Row> {
  const namesOf = (row: Row) => (row.promotionStatus === 'END' ? ['endTime'] : names(row))
  const asked = (row: Row, values: object): Adjusted =>
    Object.fromEntries(namesOf(row).map((name) => [name, (values as Adjusted)[name] ?? '']))
  const initial = (row: Row) => asked(row, input(row))
  return mutationAction<Row, { id: string; values: Adjusted }, void, Adjusted>({
    key: 'adjust',
    label: '编辑',
    isAllowed,
    mutation,
    argOf: (row, values) => ({ id: row.id, values: changedValues(asked(row, values), initial(row)) }),
    question: (row) => text('编辑活动 {{name}}', { name: nameOf(row) }),
    consequence: (row) => text('{{said}}{{note}}', { said: CONSEQUENCES[row.promotionStatus] ?? text(''), note }),
    rechecks: true,
    okText: '保存',
    done: (row) => text('已保存活动 {{name}}', { name: nameOf(row) }),
    form: {
      fields,
      names: namesOf,
      initial,
      validate: (values, row) => {
        const typed = asked(row, values)
        return adjustErrors(typed, initial(row), errors(row, typed), counts)
      },
      words: [[/活动时间内|重叠|结束时间/, 'endTime']],
    },
  })
}

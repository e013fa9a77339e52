import { Tag } from 'antd'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { differenceFields } from '#features/money/bill/fields'
import type { Difference, DifferenceOfBill } from '#features/money/bill/model'
import { useActions } from '#shared/action/useActions'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { canOperate } from '#shared/navigation'
import { RecordTable } from '#shared/record/RecordTable'
import { differenceActions } from './differenceActions'

const COLUMNS = [
  'orderSn',
  'kind',
  'shopPrice',
  'heldPrice',
  'difference',
  'message',
  'billSns',
  'completeTime',
  'memberName',
] as const

type Props = {
  rows: readonly DifferenceOfBill[]
  query?: ComponentProps<typeof RecordTable>['query']
  empty: string
}

/** Orders whose figures differ from what bills hold of them, with what can be done about each. */
export function DifferenceTable({ rows, query, empty }: Props) {
  const { t } = useTranslation()
  const actionsOf = useActions(differenceActions)
  const bills = new Map(rows.map(({ bill, difference }) => [difference, bill]))
  const columns = fieldColumns<Difference, (typeof COLUMNS)[number]>(
    differenceFields,
    COLUMNS,
    t,
    (name, { billSns, hasClaim, kind }) => {
      if (name === 'billSns') return billSns.join('、') || NOTHING
      if (name === 'kind' && kind === 'MISSING' && hasClaim) return <Tag>{t('售后处理中')}</Tag>
      return undefined
    },
  )
  const actions = (difference: Difference) => {
    const bill = bills.get(difference)
    return bill ? actionsOf({ bill, difference }) : []
  }
  return (
    <RecordTable
      caption={t('对账差异')}
      rowKey="orderSn"
      columns={columns}
      dataSource={rows.map(({ difference }) => difference)}
      {...(query && { query })}
      actions={canOperate('storeBill') ? actions : undefined}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      empty={empty}
    />
  )
}

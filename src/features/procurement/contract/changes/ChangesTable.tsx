import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { reachableTable } from '#shared/ui/reachableTable'
import type { ContractChange } from './contractChanges'

type Props = { caption: string; changes: ContractChange[]; mine: string; theirs: string }

/** The differences of two versions of a contract, side by side. `mine` and `theirs` are the column headers. */
export default function ChangesTable({ caption, changes, mine, theirs }: Props) {
  const { t } = useTranslation()
  return (
    <Table
      size="small"
      aria-label={caption}
      components={reachableTable}
      rowKey={({ label, mine: own, theirs: other }) => `${label} ${own} ${other}`}
      pagination={false}
      dataSource={changes}
      columns={[
        { dataIndex: 'label', title: t('改动项'), width: 200, render: (label: string) => t(label) },
        { dataIndex: 'mine', title: mine },
        { dataIndex: 'theirs', title: theirs },
      ]}
      locale={{ emptyText: t('内容相同') }}
    />
  )
}

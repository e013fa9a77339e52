import { useTranslation } from 'react-i18next'
import { RecordTable } from '#shared/record/RecordTable'
import type { ContractChange } from './contractChanges'

type Props = { caption: string; changes: ContractChange[]; mine: string; theirs: string }

/** The differences of two versions of a contract, side by side. `mine` and `theirs` are the column headers. */
export default function ChangesTable({ caption, changes, mine, theirs }: Props) {
  const { t } = useTranslation()
  return (
    <RecordTable
      caption={caption}
      rowKey={({ label, mine: own, theirs: other }) => `${label} ${own} ${other}`}
      dataSource={changes}
      columns={[
        { dataIndex: 'label', title: t('改动项'), width: 200, render: (label: string) => t(label) },
        { dataIndex: 'mine', title: mine, width: 220 },
        { dataIndex: 'theirs', title: theirs, width: 220 },
      ]}
      empty={t('内容相同')}
    />
  )
}

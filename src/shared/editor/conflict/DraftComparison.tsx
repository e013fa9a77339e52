import { Modal, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { reachableTable } from '#shared/ui/reachableTable'
import styles from './ConflictDialog.module.css'
import { ConflictValue } from './ConflictValue'
import type { Difference } from './merge'
import type { Reread } from './reread'
import { labelOf } from './words'

/** A draft beside the saved record: `mine` of a difference is the draft's value, `theirs` the saved one. */
export type Comparison = { reread: Reread<never>; differences: readonly Difference[] }

/** Shows which fields a restored draft changes. */
export default function DraftComparison({ reread, differences, onClose }: Comparison & { onClose: () => void }) {
  const { t } = useTranslation()
  const cell = (one: Difference, version: 'mine' | 'theirs') => (
    <span className={styles.choice}>
      <ConflictValue reread={reread} path={one.path} value={one[version]} />
    </span>
  )
  return (
    <Modal open width={760} title={t('草稿与已保存内容的差异')} footer={null} onCancel={onClose}>
      <Table
        size="small"
        aria-label={t('两个版本的差异')}
        components={reachableTable}
        rowKey={({ path }) => path.join('.')}
        pagination={false}
        dataSource={[...differences]}
        locale={{ emptyText: t('草稿与已保存的内容相同') }}
        scroll={{ y: 420 }}
        columns={[
          {
            title: t('改动项'),
            rowScope: 'row',
            width: 180,
            render: (_, one) => labelOf(t, reread, one) || t('其他内容'),
          },
          { title: t('已保存'), render: (_, one) => cell(one, 'theirs') },
          { title: t('草稿'), render: (_, one) => cell(one, 'mine') },
        ]}
      />
    </Modal>
  )
}

import { Table, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PrintRecord } from '#features/procurement/delivery/model'
import { EmptyState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'

/** Every print of a note: when, by whom, on which paper; from the second on it is a reprint. */
export function PrintLogTable({ records, printCount }: { records: PrintRecord[]; printCount: number }) {
  const { t } = useTranslation()
  return (
    <>
      {printCount > 0 && <p className={textStyles.secondary}>{t('共打印 {{count}} 次', { count: printCount })}</p>}
      <Table<PrintRecord>
        aria-label={t('打印记录')}
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={[...records].sort((a, b) => b.printNo - a.printNo)}
        scroll={{ x: 640 }}
        locale={{ emptyText: <EmptyState text={t('还没有打印过')} /> }}
        columns={[
          {
            dataIndex: 'printNo',
            title: t('次数'),
            width: 140,
            render: (no: number) => (
              <>
                {t('第 {{no}} 次', { no })} {no > 1 && <Tag color="warning">{t('补打')}</Tag>}
              </>
            ),
          },
          { dataIndex: 'printTime', title: t('打印时间'), width: 170 },
          { dataIndex: 'printUser', title: t('打印人'), width: 120 },
          { dataIndex: 'paper', title: t('纸张'), width: 110 },
          {
            dataIndex: 'showPrice',
            title: t('显示价格'),
            width: 100,
            render: (shown: boolean) => (shown ? t('是') : t('否')),
          },
        ]}
      />
    </>
  )
}

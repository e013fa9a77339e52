import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import type { PrintRecord } from '#features/procurement/delivery/model'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'

/**
 * Every print of a note: when, by whom, on which paper; from the second on it is a reprint. Cancelled ones do not
 * count.
 */
export function PrintLogTable({ records, printCount }: { records: PrintRecord[]; printCount: number }) {
  const { t } = useTranslation()
  return (
    <>
      {printCount > 0 && <p className={textStyles.secondary}>{t('共打印 {{count}} 次', { count: printCount })}</p>}
      <RecordTable<PrintRecord>
        caption={t('打印记录')}
        dataSource={[...records].sort((a, b) => b.printNo - a.printNo || Number(a.isCancelled) - Number(b.isCancelled))}
        empty={t('还没有打印过')}
        columns={[
          {
            dataIndex: 'printNo',
            title: t('次数'),
            width: 140,
            render: (no: number, { isCancelled }) =>
              isCancelled ? (
                <Tag>{t('未打印')}</Tag>
              ) : (
                <>
                  {t('第 {{no}} 次', { no })} {no > 1 && <Tag color="warning">{t('补打')}</Tag>}
                </>
              ),
          },
          { dataIndex: 'printTime', title: t('打印时间'), width: 170 },
          { dataIndex: 'printUser', title: t('打印人'), width: 120 },
          { dataIndex: 'paper', title: t('纸张'), width: 110 },
          {
            dataIndex: 'copies',
            title: t('份数'),
            width: 80,
            align: 'right',
            render: (copies: number | null | undefined) => copies ?? NOTHING,
          },
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

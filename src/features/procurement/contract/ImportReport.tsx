import { DownloadOutlined } from '@ant-design/icons'
import { Button, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import type { MaterialField } from '#features/procurement/material/model'
import { saveFile } from '#shared/http/request'
import textStyles from '#shared/ui/text.module.css'
import { type FailedLines, failedFile } from './failedLines'

const REASON_WIDTH = 290

/** The lines rejected by an import, with the reasons, and as a file to correct. */
export function ImportReport({ failed, fields }: { failed: FailedLines; fields: readonly MaterialField[] }) {
  const { t } = useTranslation()
  const { heads, rows } = failed
  const save = async () => {
    const blob = await failedFile(failed, fields)
    saveFile({ blob, fileName: `${t('合同材料导入失败')}_${rows.length}.xlsx`, headers: {} })
  }
  return (
    <>
      <Table<FailedLines['rows'][number]>
        aria-label={t('未导入的材料')}
        size="small"
        rowKey="at"
        dataSource={rows}
        scroll={{ x: REASON_WIDTH + heads.length * 120 }}
        pagination={{ size: 'small', pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          {
            dataIndex: 'reason',
            title: t('失败原因'),
            width: REASON_WIDTH,
            fixed: 'left',
            render: (reason: string) => <span className={textStyles.negative}>{t(reason)}</span>,
          },
          ...heads.map((head, index) => ({
            key: head,
            title: head,
            width: 120,
            render: (_value: unknown, row: FailedLines['rows'][number]) => row.cells[index],
          })),
        ]}
      />
      <Button icon={<DownloadOutlined />} onClick={() => void save()}>
        {t('下载未导入的行')}
      </Button>
    </>
  )
}

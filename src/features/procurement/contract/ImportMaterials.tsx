import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal, Progress, Space } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#shared/http/request'
import textStyles from '#shared/ui/text.module.css'
import { contracts, downloadTemplate } from './api'
import styles from './ImportMaterials.module.css'
import { ImportReport } from './ImportReport'
import { useMaterialImport } from './useMaterialImport'

type Props = {
  contractId: string
  /** Called with whether lines may have been added to the contract meanwhile. */
  onClose: (isChanged: boolean) => void
}

/** Imports lines of a contract from an .xlsx file. Rows that were not taken are shown with the reason, to be corrected and sent again. */
export function ImportMaterials({ contractId, onClose }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { start, stop, isPending, part, error, outcome, isChanged } = useMaterialImport(contractId)
  const fields = useQuery(contracts.materialFields({ contractId }))
  const template = useMutation({ mutationFn: () => downloadTemplate(contractId).then(saveFile) })
  const close = () => {
    stop()
    onClose(isChanged)
  }
  return (
    <Modal open title={t('导入合同材料')} width={880} footer={null} mask={{ closable: false }} onCancel={close}>
      <div className={styles.panel}>
        <p className={textStyles.secondary}>
          {t(
            '先下载模板填写，再上传 .xlsx 文件（不超过 5MB，一个合同最多 2000 条材料）。正确的行直接导入，有误的行不导入。',
          )}
        </p>
        <Space>
          <Button icon={<DownloadOutlined />} loading={template.isPending} onClick={() => template.mutate()}>
            {t('下载模板')}
          </Button>
          <Button type="primary" icon={<InboxOutlined />} disabled={isPending} onClick={() => input.current?.click()}>
            {t('上传文件')}
          </Button>
          {isPending && <Button onClick={stop}>{t('取消导入')}</Button>}
        </Space>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={t('导入合同材料')}
          onChange={(event) => {
            start(event.target.files?.[0])
            // The same file may be chosen again once it is corrected.
            event.target.value = ''
          }}
        />
        {isPending && (
          <div role="status">
            <Progress percent={Math.round(part * 100)} size="small" aria-label={t('导入合同材料')} />
            <span className={textStyles.secondary}>{part < 1 ? t('正在上传') : t('正在校验，最多 60 秒')}</span>
          </div>
        )}
        {error && <Alert type="error" showIcon title={t(error)} />}
        {outcome && (
          <Alert
            type={outcome.failCount > 0 ? 'warning' : 'success'}
            showIcon
            title={
              outcome.failCount > 0
                ? t('已导入 {{success}} 条，{{fail}} 条未导入', {
                    success: outcome.successCount,
                    fail: outcome.failCount,
                  })
                : t('已导入 {{success}} 条', { success: outcome.successCount })
            }
          />
        )}
        {outcome?.failed && <ImportReport failed={outcome.failed} fields={fields.data ?? []} />}
      </div>
    </Modal>
  )
}

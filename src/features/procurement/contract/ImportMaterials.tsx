import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal, Progress, Space } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_IMPORT_BYTES } from '#features/procurement/material/model'
import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR } from '#shared/http/envelope'
import { saveFile } from '#shared/http/request'
import textStyles from '#shared/ui/text.module.css'
import { contracts, downloadTemplate } from './api'
import { type FailedLines, failedLines } from './failedLines'
import styles from './ImportMaterials.module.css'
import { ImportReport } from './ImportReport'

type Props = {
  contractId: string
  /** Told whether lines were added to the contract meanwhile. */
  onClose: (isChanged: boolean) => void
}

/** What came of the last file. */
type Outcome = { successCount: number; failCount: number; failed: FailedLines | null }

/** Takes lines into a contract from an .xlsx file. What was not taken is shown with its reason, to be mended and sent again. */
export function ImportMaterials({ contractId, onClose }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const controller = useRef<AbortController | null>(null)
  const [part, setPart] = useState(0)
  const [error, setError] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isChanged, setChanged] = useState(false)
  const fields = useQuery(contracts.materialFields({ contractId }))
  const importing = useMutation({
    ...contracts.importMaterials(),
    meta: {
      ...contracts.importMaterials().meta,
      takes: (failure: unknown) => {
        const isKnown = failure instanceof ApiError && failure.kind !== 'session'
        // What was stopped or ran out of time may have been taken all the same: the contract is read again then.
        if (isKnown && (failure.kind === 'aborted' || failure.isOutcomeUnknown)) setChanged(true)
        if (isKnown) setError(failure.kind === 'aborted' ? '' : failure.message || SYSTEM_ERROR)
        return isKnown
      },
    },
    onSuccess: async ({ report, successCount, failCount }) => {
      if (successCount > 0) setChanged(true)
      const failed = report && (await failedLines(report.blob).catch(() => null))
      // A report that is no table of ours is handed on as it came.
      if (report && !failed) saveFile(report)
      setOutcome({ successCount, failCount: failCount || (failed?.rows.length ?? 0), failed })
    },
  })
  const template = useMutation({ mutationFn: () => downloadTemplate(contractId).then(saveFile) })

  const start = (file: File | undefined) => {
    if (!file || importing.isPending) return
    setOutcome(null)
    setPart(0)
    setError(fileError(file))
    if (fileError(file)) return
    controller.current = new AbortController()
    importing.mutate({ contractId, file, signal: controller.current.signal, onProgress: setPart })
  }
  const close = () => {
    controller.current?.abort()
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
          <Button
            type="primary"
            icon={<InboxOutlined />}
            disabled={importing.isPending}
            onClick={() => input.current?.click()}
          >
            {t('上传文件')}
          </Button>
          {importing.isPending && <Button onClick={() => controller.current?.abort()}>{t('取消导入')}</Button>}
        </Space>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={t('导入合同材料')}
          onChange={(event) => {
            start(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {importing.isPending && (
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

/** What can be told of a file before it is sent; '' when nothing is wrong with it. */
function fileError({ name, size }: File): string {
  if (!/\.xlsx$/i.test(name)) return '只支持.xlsx文件'
  return size > MAX_IMPORT_BYTES ? '文件大小不能超过5MB' : ''
}

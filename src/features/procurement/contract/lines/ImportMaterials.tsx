import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Modal, Space } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { downloadTemplate } from '#features/procurement/contract/api'
import { importColumns } from '#features/procurement/material/model/workbook'
import { useConfirm } from '#shared/dialog/useConfirm'
import { IMPORT_ACCEPT } from '#shared/excel/importFile'
import { saveFile } from '#shared/http/files'
import { semicolon } from '#shared/i18n'
import { SampleButton } from '#shared/importing/SampleButton'
import { ImportProgress } from '#shared/media/ImportProgress'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import styles from './ImportMaterials.module.css'
import { MendLines } from './MendLines'
import { useLineSetup } from './useLineSetup'
import { useMaterialImport } from './useMaterialImport'

type Props = {
  contractId: string
  /** Called with whether lines may have been added to the contract. */
  onClose: (isChanged: boolean) => void
}

/**
 * Imports lines of a contract from an .xlsx file. Rejected rows are shown with the reason, for correction and retry.
 */
export function ImportMaterials({ contractId, onClose }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const confirm = useConfirm()
  const setup = useLineSetup({ contractId })
  const { query } = setup
  const heads = importColumns(setup.fields)
  const { start, questions, resend, stop, isPending, part, error, outcome, failed, setFailed, isChanged } =
    useMaterialImport(contractId, setup)
  const template = useMutation({ mutationFn: () => downloadTemplate(contractId).then(saveFile) })
  const close = async () => {
    if (failed.length > 0 && !(await confirm(leaving(failed.length)))) return
    stop()
    onClose(isChanged)
  }
  const choose = async (file: File | undefined) => {
    // A line without a server reason was corrected here; choosing another file would discard it.
    const isMended = failed.some(({ reason }) => reason === '')
    if (file && (!isMended || (await confirm(leaving(failed.length))))) start(file)
  }
  return (
    <Modal
      open
      title={t('导入合同材料')}
      width={1180}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => void close()}
    >
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
          {heads.length > 0 && (
            <SampleButton
              name={t('合同材料示例')}
              columns={heads}
              read={(queries) =>
                import('./sampleMaterials').then((code) => code.materialSample(contractId, setup)(queries))
              }
            />
          )}
          <Button
            type="primary"
            icon={<InboxOutlined />}
            disabled={isPending || query.isPending}
            onClick={() => input.current?.click()}
          >
            {t('上传文件')}
          </Button>
          {isPending && <Button onClick={stop}>{t('取消导入')}</Button>}
        </Space>
        <input
          ref={input}
          type="file"
          hidden
          disabled={query.isPending}
          accept={IMPORT_ACCEPT}
          aria-label={t('导入合同材料')}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // Allows choosing the same file again after correcting it.
            event.target.value = ''
          }}
        />
        {questions}
        {isPending && <ImportProgress label={t('导入合同材料')} part={part} />}
        {error && <Alert type="error" showIcon title={serverText(error)} />}
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
            description={outcome.notes.map((one) => translateMessage(t, one)).join(semicolon())}
          />
        )}
        {failed.length > 0 && (
          <MendLines setup={setup} lines={failed} onChange={setFailed} disabled={isPending} onSend={resend} />
        )}
      </div>
    </Modal>
  )
}

function leaving(count: number) {
  return {
    title: text('还有 {{count}} 行没有导入', { count }),
    consequence: text('关闭后这些行不会保留；可以先下载成文件。'),
    okText: '放弃这些行',
    cancelText: '继续修改',
    isDanger: true,
  }
}

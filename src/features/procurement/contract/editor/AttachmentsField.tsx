import { useTranslation } from 'react-i18next'
import { uploadAttachment } from '#features/procurement/contract/api'
import { ATTACHMENT_TYPES, attachmentError, MAX_ATTACHMENTS } from '#features/procurement/contract/model'
import { FormField } from '#shared/form/FormField'
import { FileUpload } from '#shared/upload/FileUpload'
import { useFileGate } from '#shared/upload/useFileGate'

/** The attachments in a contract's form. Saving is blocked while uploads are in flight. */
export function AttachmentsField({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation()
  const gate = useFileGate()
  return (
    <FormField
      name="attachments"
      label={t('附件')}
      isRequired
      tooltip={t('提交前必须上传')}
      rules={[gate.rule('attachments')]}
      checkOn="save"
    >
      <FileUpload
        caption={t('合同附件')}
        hint={t('可拖入或粘贴，一次多个；pdf、图片、Word、Excel、zip，每个不超过 20MB，最多 10 个')}
        send={uploadAttachment}
        check={attachmentError}
        types={ATTACHMENT_TYPES}
        max={MAX_ATTACHMENTS}
        tooMany="合同附件最多10个"
        onPending={(left) => gate.tell('attachments', left)}
        disabled={disabled}
      />
    </FormField>
  )
}

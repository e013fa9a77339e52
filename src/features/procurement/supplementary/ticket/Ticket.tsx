import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal, formatQuantity } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { uploadFile } from '#features/procurement/supplementary/api'
import { ticketFields } from '#features/procurement/supplementary/fields'
import { netWeight, PHOTO_TYPES, photoError } from '#features/procurement/supplementary/model'
import type { TicketValues } from '#features/procurement/supplementary/supplementaryForm'
import { FormField } from '#shared/form/FormField'
import textStyles from '#shared/ui/text.module.css'
import { FileUpload } from '#shared/upload/FileUpload'
import type { FileGate } from '#shared/upload/useFileGate'
import styles from './Ticket.module.css'

type Props = {
  index: number
  ticket: TicketValues | undefined
  gate: FileGate
  disabled: boolean
  onRemove: () => void
}

/** One weigh ticket being typed; its net weight updates live. */
export function Ticket({ index, ticket, gate, disabled, onRemove }: Props) {
  const { t } = useTranslation()
  const net = netWeight({ grossWeight: ticket?.grossWeight ?? '', tareWeight: ticket?.tareWeight ?? '' })
  const photoField = `weighTickets[${index}].photo`
  return (
    <section className={styles.ticket} aria-label={t('磅单 {{no}}', { no: index + 1 })}>
      <FormField name={[index, 'ticketNo']} />
      <FormField name={[index, 'grossWeight']} />
      <FormField name={[index, 'tareWeight']} />
      <Form.Item label={t(ticketFields.netWeight.label)}>
        <output className={decimal(net)?.lte(0) ? `${textStyles.number} ${textStyles.negative}` : textStyles.number}>
          {net ? formatQuantity(net) : NOTHING}
        </output>
      </Form.Item>
      <FormField name={[index, 'weighTime']} />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        disabled={disabled}
        aria-label={t('移除磅单 {{no}}', { no: index + 1 })}
        onClick={onRemove}
      />
      <FormField
        className={styles.photo}
        name={[index, 'photo']}
        field="photoUrl"
        label={null}
        rules={[gate.rule(photoField)]}
        checkOn="save"
      >
        <FileUpload
          hasPhotos
          caption={t('磅单照片')}
          hint={t('磅单照片')}
          send={uploadFile}
          check={photoError}
          types={PHOTO_TYPES}
          max={1}
          tooMany="一张磅单只能有一张照片"
          disabled={disabled}
          onPending={(left) => gate.tell(photoField, left)}
        />
      </FormField>
    </section>
  )
}

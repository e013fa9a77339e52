import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, type FormInstance, Input } from 'antd'
import type { Rule } from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { decimal, formatQuantity } from '#domain/money'
import { deviation } from '#domain/settle'
import { NOTHING } from '#domain/wire'
import type { Deliver } from '#features/procurement/delivery/model'
import { FileUpload } from '#shared/editor/FileUpload'
import type { FileGate } from '#shared/editor/useFileGate'
import { FieldInput } from '#shared/fields/FieldInput'
import { usePageModal } from '#shared/ui/pageModal'
import textStyles from '#shared/ui/text.module.css'
import { uploadFile } from './api'
import groupStyles from './fieldGroup.module.css'
import { ticketFields } from './fields'
import { MAX_TICKETS, netWeight, PHOTO_TYPES, photoError, totalNetWeight } from './model'
import { EMPTY_TICKET, type SupplementaryValues, type TicketValues } from './supplementaryForm'
import styles from './TicketFields.module.css'

type Props = {
  note: Deliver
  form: FormInstance<SupplementaryValues>
  check: (path: string) => Rule
  gate: FileGate
  disabled: boolean
}

/** The weigh tickets; the net weight of each follows the typing, and all of them stand against what the note says. */
export function TicketFields({ note, form, check, gate, disabled }: Props) {
  const { t } = useTranslation()
  const modal = usePageModal()
  const tickets: TicketValues[] = Form.useWatch('weighTickets', form) ?? []
  const ask = (index: number, remove: () => void) => {
    const ticket: TicketValues = form.getFieldValue(['weighTickets', index])
    if (isBlank(ticket)) return remove()
    modal.confirm({
      title: t('移除磅单 {{no}}？', { no: ticket.ticketNo || String(index + 1) }),
      content: t('该磅单填写的重量和照片将一并移除。'),
      okText: t('移除'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: remove,
    })
  }
  return (
    <fieldset className={groupStyles.group}>
      <legend>{t('磅单')}</legend>
      <Form.List name="weighTickets">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <Ticket
                key={key}
                index={name}
                ticket={tickets[name]}
                check={check}
                gate={gate}
                disabled={disabled}
                onRemove={() => ask(name, () => remove(name))}
              />
            ))}
            <div className={styles.foot}>
              <Button
                icon={<PlusOutlined aria-hidden="true" />}
                disabled={disabled || rows.length >= MAX_TICKETS}
                onClick={() => add({ ...EMPTY_TICKET })}
              >
                {t('添加磅单')}
              </Button>
              <Comparison note={note} tickets={tickets} />
            </div>
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

type TicketProps = Omit<Props, 'note' | 'form'> & {
  index: number
  ticket: TicketValues | undefined
  onRemove: () => void
}

function Ticket({ index, ticket, check, gate, disabled, onRemove }: TicketProps) {
  const { t } = useTranslation()
  const f = ticketFields
  const at = (name: string) => ({
    name: [index, name],
    rules: [check(`weighTickets[${index}].${name}`)],
    validateTrigger: 'onBlur',
  })
  const net = netWeight({ grossWeight: ticket?.grossWeight ?? '', tareWeight: ticket?.tareWeight ?? '' })
  const photoField = `weighTickets[${index}].photo`
  return (
    <section className={styles.ticket} aria-label={t('磅单 {{no}}', { no: index + 1 })}>
      <Form.Item {...at('ticketNo')} label={t(f.ticketNo.label)} required>
        <Input maxLength={f.ticketNo.maxLength} />
      </Form.Item>
      <Form.Item {...at('grossWeight')} label={t(f.grossWeight.label)} required>
        <Input inputMode="decimal" maxLength={12} />
      </Form.Item>
      <Form.Item {...at('tareWeight')} label={t(f.tareWeight.label)} required>
        <Input inputMode="decimal" maxLength={12} />
      </Form.Item>
      <Form.Item label={t(f.netWeight.label)}>
        <output className={decimal(net)?.lte(0) ? `${textStyles.number} ${textStyles.negative}` : textStyles.number}>
          {net ? formatQuantity(net) : NOTHING}
        </output>
      </Form.Item>
      <Form.Item {...at('weighTime')} label={t(f.weighTime.label)}>
        <FieldInput field={f.weighTime} />
      </Form.Item>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        disabled={disabled}
        aria-label={t('移除磅单 {{no}}', { no: index + 1 })}
        onClick={onRemove}
      />
      <Form.Item className={styles.photo} name={[index, 'photo']} rules={[gate.rule(photoField)]} validateTrigger={[]}>
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
          onPending={(count) => gate.tell(photoField, count)}
        />
      </Form.Item>
    </section>
  )
}

/** What was weighed against what the note says, where both are tonnes. For reading: the site's own figures settle. */
function Comparison({ note, tickets }: { note: Deliver; tickets: readonly TicketValues[] }) {
  const { t } = useTranslation()
  const total = totalNetWeight(tickets)
  if (!decimal(total)?.gt(0)) return null
  const isTonnes = note.items?.every(({ unit }) => unit === 't') ?? false
  const difference = isTonnes ? deviation(note.totalQuantity, total) : null
  return (
    <span className={`${textStyles.secondary} ${textStyles.number}`} role="status">
      {t('净重合计 {{total}} t', { total: formatQuantity(total) })}
      {difference !== null &&
        t('，送货数量 {{quantity}} t，相差 {{difference}} t', {
          quantity: formatQuantity(note.totalQuantity),
          difference: formatQuantity(difference),
        })}
    </span>
  )
}

function isBlank({ photo, ...texts }: TicketValues): boolean {
  return photo.length === 0 && Object.values(texts).every((text) => !text)
}

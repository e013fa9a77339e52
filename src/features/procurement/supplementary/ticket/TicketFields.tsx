import { PlusOutlined } from '@ant-design/icons'
import { Button, Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { FieldGroup } from '#features/procurement/supplementary/FieldGroup'
import { ticketFields } from '#features/procurement/supplementary/fields'
import { MAX_TICKETS, type SupplementedNote } from '#features/procurement/supplementary/model'
import {
  EMPTY_TICKET,
  type SupplementaryValues,
  type TicketValues,
} from '#features/procurement/supplementary/supplementaryForm'
import { useConfirm } from '#shared/dialog/useConfirm'
import { FormRows } from '#shared/form/FormRows'
import type { FileGate } from '#shared/upload/useFileGate'
import { Ticket } from './Ticket'
import styles from './TicketFields.module.css'
import { TicketTotal } from './TicketTotal'

type Props = { note: SupplementedNote; form: FormInstance<SupplementaryValues>; gate: FileGate; disabled: boolean }

/** The weigh tickets; net weights update live, and their sum is compared with the note. */
export function TicketFields({ note, form, gate, disabled }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const tickets: TicketValues[] = Form.useWatch('weighTickets', form) ?? []
  const mayRemove = async (index: number) => {
    const ticket: TicketValues = form.getFieldValue(['weighTickets', index])
    if (isBlank(ticket)) return true
    return confirm({
      title: text('移除磅单 {{no}}？', { no: ticket.ticketNo || String(index + 1) }),
      consequence: text('该磅单填写的重量和照片将一并移除。'),
      okText: '移除',
      isDanger: true,
    })
  }
  return (
    <FieldGroup title={t('磅单')}>
      <FormRows name="weighTickets" fields={ticketFields}>
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <Ticket
                key={key}
                index={name}
                ticket={tickets[name]}
                gate={gate}
                disabled={disabled}
                onRemove={() => void mayRemove(name).then((may) => may && remove(name))}
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
              <TicketTotal note={note} tickets={tickets} />
            </div>
          </>
        )}
      </FormRows>
    </FieldGroup>
  )
}

function isBlank({ photo, ...texts }: TicketValues): boolean {
  return photo.length === 0 && Object.values(texts).every((value) => !value)
}

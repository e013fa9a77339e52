import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { LoggedPhone } from '#features/procurement/recordLog/public/LoggedPhone'
import type { ShownTransportName } from '#features/procurement/transport/model/table'
import { isPersonal, modeFields } from '#features/procurement/transport/model/transport'
import { NumberLink } from '#shared/fields/NumberLink'
import { DescriptionList } from '#shared/record/DescriptionList'

/** A note's contract, transport and receiver. */
export function DeliveryNoteDescription({ note }: { note: DeliveryNote }) {
  const { contractId, contractCode, orderSn } = note
  const versions = (['correctsSn', 'correctedBySn'] as const).flatMap((name) => {
    const deliverSn = note[name]
    return deliverSn ? [{ field: name, render: <NoteLink deliverSn={deliverSn} /> }] : []
  })
  const phone = (name: 'receiverPhone' | 'deliverPhone' | ShownTransportName) => (
    <LoggedPhone phone={note[name]} of={{ kind: 'NOTE', id: note.deliverSn }} label={deliveryNoteFields[name].label} />
  )
  return (
    <DescriptionList
      fields={deliveryNoteFields}
      record={note}
      names={[
        ...versions,
        {
          field: 'contractCode',
          render: <NumberLink text={contractCode} to={{ name: 'agreementDetail', query: { id: contractId } }} />,
        },
        'contractName',
        {
          field: 'orderSn',
          render: <NumberLink text={orderSn} to={{ name: 'purchaseDetail', query: { orderSn } }} />,
        },
        'companyName',
        'projectName',
        'receiverName',
        {
          field: 'receiverPhone',
          render: phone('receiverPhone'),
        },
        'receiverAddress',
        'deliverMode',
        ...transportNames(note).map((name) => (isPersonal(name) ? { field: name, render: phone(name) } : name)),
        'deliverName',
        {
          field: 'deliverPhone',
          render: phone('deliverPhone'),
        },
        'deliverTime',
        'expectArriveTime',
        'totalAmountTax',
        'createUserName',
        'createTime',
        'settlementCode',
        { field: 'remark', isWide: true },
      ]}
    />
  )
}

function NoteLink({ deliverSn }: { deliverSn: string }) {
  return <NumberLink text={deliverSn} to={{ name: 'deliverDetail', query: { deliverSn } }} />
}

/** The fields of the note's delivery mode; the pickers' ids are not shown. */
function transportNames({ deliverMode }: DeliveryNote): ShownTransportName[] {
  return (modeFields[deliverMode] ?? []).filter(({ isId }) => !isId).map(({ name }) => name as ShownTransportName)
}

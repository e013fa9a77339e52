import { deliverFields } from '#features/procurement/delivery/fields'
import type { Deliver } from '#features/procurement/delivery/model'
import { modeFields, type Transport } from '#features/procurement/fleet/model'
import { LoggedPhone } from '#features/procurement/recordLog/PhoneSection'
import { NumberLink } from '#shared/fields/NumberLink'
import { Facts } from '#shared/record/Facts'

/** A note's contract, transport and receiver. */
export function DeliverFacts({ note }: { note: Deliver }) {
  const { contractId, contractCode, orderSn } = note
  const versions = (['correctsSn', 'correctedBySn'] as const).flatMap((name) => {
    const deliverSn = note[name]
    return deliverSn ? [{ field: name, render: <NoteLink deliverSn={deliverSn} /> }] : []
  })
  const phone = (name: 'receiverPhone' | 'deliverPhone' | 'driverPhone') => (
    <LoggedPhone phone={note[name]} of={{ kind: 'NOTE', id: note.deliverSn }} label={deliverFields[name].label} />
  )
  return (
    <Facts
      fields={deliverFields}
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
        ...transportNames(note).map((name) =>
          name === 'driverPhone' ? { field: name, render: phone('driverPhone') } : name,
        ),
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

type ShownTransport = keyof Transport & keyof typeof deliverFields

/** The fields of the note's delivery mode; the pickers' ids are not shown. */
function transportNames({ deliverMode }: Deliver): ShownTransport[] {
  return (modeFields[deliverMode] ?? [])
    .map(({ name }) => name)
    .filter((name): name is ShownTransport => name in deliverFields)
}

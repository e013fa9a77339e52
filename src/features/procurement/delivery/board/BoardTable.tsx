import { PrinterOutlined, WarningOutlined } from '@ant-design/icons'
import type { TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { NOTHING } from '#domain/wire'
import { deliveryNoteActions } from '#features/procurement/delivery/actions'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import { PrintCount } from '#features/procurement/delivery/NoteMarks'
import { openPreview } from '#features/procurement/delivery/print/openPreview'
import { useActions } from '#shared/action/useActions'
import { FieldValue, StatusTag } from '#shared/fields/FieldValue'
import { NumberLink } from '#shared/fields/NumberLink'
import { RecordTable } from '#shared/record/RecordTable'
import { LinkButton } from '#shared/ui/LinkButton'
import textStyles from '#shared/ui/text.module.css'
import styles from './BoardDrawer.module.css'
import { type BoardNote, type BoardTruck, boardStates, clashText, crewOf, stateText } from './model'

/** A note as a row; the first of a truck shows it for all of them. */
type Row = BoardNote & { truck: BoardTruck; span: number }

/** The notes of trucks by departure. */
export function BoardTable({ trucks, now }: { trucks: readonly BoardTruck[]; now: string }) {
  const { t } = useTranslation()
  const actionsOf = useActions(deliveryNoteActions)
  const rows = trucks.flatMap((truck) =>
    truck.notes.map((one, at): Row => ({ ...one, truck, span: at === 0 ? truck.notes.length : 0 })),
  )
  const columns: TableColumnType<Row>[] = [
    {
      key: 'truck',
      title: t('车辆 / 司机'),
      width: 330,
      onCell: ({ span }) => ({ rowSpan: span, className: styles.top }),
      render: (_, { truck }) => <TruckCell truck={truck} />,
    },
    {
      key: 'deliverSn',
      title: t(deliveryNoteFields.deliverSn.label),
      width: 190,
      render: (_, { note: { deliverSn, projectName } }) => (
        <>
          <NumberLink text={deliverSn} to={{ name: 'deliverDetail', query: { deliverSn } }} />
          <div className={textStyles.secondary}>{projectName}</div>
        </>
      ),
    },
    {
      key: 'state',
      title: t('状态'),
      width: 230,
      render: (_, one) => (
        <>
          {/* What became of an accepted note is said as everywhere. */}
          {one.state && one.state !== 'accepted' ? (
            <StatusTag field={{ table: boardStates }} value={one.state} />
          ) : (
            <StatusTag field={deliveryNoteFields.status} value={one.note.status} />
          )}
          {one.note.printCount === 0 && (
            <>
              {' '}
              <PrintCount count={0} />
            </>
          )}
          <div className={one.state === 'overdue' ? textStyles.negative : textStyles.secondary}>
            {translateMessage(t, stateText(one, now))}
          </div>
        </>
      ),
    },
    {
      key: 'material',
      title: t(deliveryNoteFields.materialSummary.label),
      width: 200,
      render: (_, { note }) => (
        <>
          <FieldValue field={deliveryNoteFields.materialSummary} value={note.materialSummary} />
          <div>
            <FieldValue field={deliveryNoteFields.quantities} value={note.quantities} />
          </div>
        </>
      ),
    },
  ]
  return (
    <RecordTable<Row>
      caption={t('车辆看板')}
      rowKey={({ note }) => note.id}
      dataSource={rows}
      columns={columns}
      actions={({ note }) =>
        actionsOf(note)
          .filter(({ key }) => key === 'print')
          .map(({ key, short, isDisabled, run }) => ({ key, label: short, isDisabled, run }))
      }
    />
  )
}

/** A truck: its plate, its drivers, what to check, and the print of all its notes. */
function TruckCell({ truck }: { truck: BoardTruck }) {
  const { t } = useTranslation()
  const { plate, drivers } = crewOf(truck)
  const notes = truck.notes.map(({ note }) => note)
  const printAll = t('打印本车 {{count}} 张', { count: notes.length })
  return (
    <div className={styles.truck}>
      <strong className={textStyles.number}>{plate || NOTHING}</strong>
      {drivers.map(({ driverName, driverPhone }) => (
        <span key={`${driverName} ${driverPhone}`}>
          {driverName || NOTHING} <FieldValue field={deliveryNoteFields.driverPhone} value={driverPhone} />
        </span>
      ))}
      {truck.clashes.map((clash) => (
        <span key={clash.second.id} className={styles.mark}>
          <WarningOutlined aria-hidden="true" /> {translateMessage(t, clashText(clash))}
        </span>
      ))}
      {notes.length > 1 && (
        <span>
          <LinkButton aria-label={`${printAll} ${plate}`} onClick={() => void openPreview(notes)}>
            <PrinterOutlined aria-hidden="true" /> {printAll}
          </LinkButton>
        </span>
      )}
    </div>
  )
}

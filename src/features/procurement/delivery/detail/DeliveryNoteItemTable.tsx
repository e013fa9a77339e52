import { Table, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { alignmentOf } from '#domain/field'
import { decimal, formatMoney, sum, weighedUnit } from '#domain/money'
import { deviationRate } from '#domain/weighing/settle'
import { arrivedQuantity, contractTolerance, deviationUnit, isOutOfTolerance } from '#domain/weighing/tolerance'
import { NOTHING } from '#domain/wire'
import { deliveryNoteItemFields } from '#features/procurement/delivery/fields'
import { acceptedAmount, type DeliveryNote, type DeliveryNoteItem } from '#features/procurement/delivery/model'
import { lineFieldOf, lineNames, lineNamesOf } from '#features/procurement/delivery/model/lineTable'
import { CELL_PADDING, textWidth } from '#shared/fields/columnWidth'
import { FieldValue } from '#shared/fields/FieldValue'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { totalQuantityLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import { WeighedValue } from '#shared/fields/WeighedValue'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'

type Line = DeliveryNoteItem & { acceptedAmount: string | null }
type Name = keyof typeof deliveryNoteItemFields & keyof Line

const COMMON: Name[] = ['seq', 'materialName', 'spec', 'grade', 'brand', 'unit', 'quantity', 'pieces']
const PRICES: Name[] = ['taxUnitPrice', 'amountTax']

/** Texts that take the room of their content, up to a limit in px, so that they do not make the rows high. */
const LONG: readonly Name[] = ['materialName', 'spec', ...lineNames.filter((name) => lineFieldOf(name).isLong)]
const LONGEST = 240

/** The lines of a note: delivered, weighed and accepted, each quantity with its own amount. */
export function DeliveryNoteItemTable({ note }: { note: DeliveryNote }) {
  const { t } = useTranslation()
  const items = (note.items ?? []).map((item): Line => ({ ...item, acceptedAmount: acceptedAmount(item) }))
  const names = columnsOf(note)
  const unitWord = useUnitWord()
  const columns = fieldColumns<Line, Name>(deliveryNoteItemFields, names, t, (name, item) =>
    name === 'deviation' ? (
      <Deviation item={item} note={note} />
    ) : name === 'weighedQuantity' ? (
      <WeighedValue line={item} unit={deviationUnit(note.materialType)} />
    ) : undefined,
  ).map((column, at) => {
    const name = names[at]
    const texts = name && LONG.includes(name) ? items.map((item) => textWidth(String(item[name] ?? ''))) : []
    return {
      ...column,
      width: Math.min(LONGEST, Math.max(column.width, ...texts.map((width) => width + CELL_PADDING))),
    }
  })
  return (
    <RecordTable
      caption={t('材料明细')}
      empty={t('没有材料')}
      columns={columns}
      dataSource={items}
      summary={() => (
        <Table.Summary.Row>
          {names.map((name, index) => (
            <Table.Summary.Cell key={name} index={index} align={alignmentOf(deliveryNoteItemFields[name].kind)}>
              <strong>{index === 0 ? t('合计') : totalOf(name, items, unitWord)}</strong>
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      )}
    />
  )
}

/** What arrived minus what was delivered, with its rate, judged by the contract's tolerance. */
function Deviation({ item, note }: { item: DeliveryNoteItem; note: DeliveryNote }) {
  const { t } = useTranslation()
  if (decimal(item.deviation) === null) return NOTHING
  const unit = deviationUnit(note.materialType)
  const rate = deviationRate(item.quantity, arrivedQuantity(item, unit), unit)
  const isOut = isOutOfTolerance(item, contractTolerance(note))
  return (
    <>
      <span className={isOut ? textStyles.negative : undefined}>
        <FieldValue field={deliveryNoteItemFields.deviation} value={item.deviation} />
      </span>
      {rate !== null && (
        <div className={isOut ? textStyles.negative : textStyles.secondary}>
          {rate}
          {unit} {isOut && <Tag color="error">{t('超差')}</Tag>}
        </div>
      )}
    </>
  )
}

function columnsOf(note: DeliveryNote): Name[] {
  const own = lineNamesOf(note.materialType).filter((name) => name !== 'remark')
  const items = note.items ?? []
  const isWeighed = items.some((item) => decimal(item.weighedQuantity) !== null)
  const isPriced = items.some((item) => decimal(item.taxUnitPrice) !== null)
  const weighed: Name[] = isWeighed ? ['weighedQuantity', 'deviation'] : []
  const accepted: Name[] = deliveryNoteStatus.entryOf(note.status).isAccepted
    ? [...weighed, 'acceptedQuantity', ...(isPriced ? (['acceptedAmount'] as const) : [])]
    : []
  return [...COMMON, ...own, ...(isPriced ? PRICES : []), ...accepted, 'remark']
}

function totalOf(name: Name, items: readonly Line[], unitWord: (unit: string) => string): string {
  if (name === 'quantity') return totalQuantityLine(items, unitWord)
  if (name === 'acceptedQuantity' || name === 'weighedQuantity' || name === 'deviation') {
    const unitOf = name === 'weighedQuantity' ? weighedUnit : (unit: string) => unit
    const lines = items.map((item) => ({ ...item, unit: unitOf(item.unit), quantity: item[name] }))
    return totalQuantityLine(lines, unitWord)
  }
  if (name === 'amountTax' || name === 'acceptedAmount') return formatMoney(sum(items.map((item) => item[name])))
  return ''
}

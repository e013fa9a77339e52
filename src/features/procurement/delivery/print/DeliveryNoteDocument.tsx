import { chineseAmount } from '#domain/chineseAmount'
import { decimal, formatMoney, sum, totalQuantityText } from '#domain/money'
import {
  acceptedAmount,
  type DeliveryNote,
  type DeliveryNoteItem,
  isAccepted,
  isVoided,
} from '#features/procurement/delivery/model'
import type { UnitName } from '#shared/fields/useDict'
import { BarCode } from '#shared/print/code/BarCode'
import { QrCode } from '#shared/print/code/QrCode'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PageFields, PageFooter, PageHead, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import type { PrintedPage } from '#shared/print/paginate'
import type { PaperSize } from '#shared/print/paperSizes'
import { VIEW_PRINT } from '#shared/print/words'
import { noteColumns } from './noteColumns'
import { cornerFields, headColumns, noteFields } from './noteFields'

// A delivery note is signed on the building site: it is in Chinese in every interface language.

/** Labels of the copies of a note printed on single pages. */
export const COPY_LABELS = ['①存根联（白）', '②客户联（红）', '③回单联（黄）'] as const

const COPIES_EDGE = '①存根（白）　②客户（红）　③回单（黄）'
/** Stacked lines in a corner of the header. Inline, because the PDF loads none of our style sheets. */
const CORNER = { display: 'grid', justifyItems: 'start', lineHeight: 1.1 } as const
const STATEMENT = '请收货人当场核对数量、规格及外观，签收后如有异议请于3日内书面提出。'

type Props = {
  note: DeliveryNote
  paper: PaperSize
  showPrice: boolean
  unitName: UnitName
  qrText: string
  /** The number of this print; from 2 on the page is marked 补打. Null for one that does not count, marked 查看打印. */
  printNo: number | null
  printTime: string
  printUser: string
  supplierAddress?: string
  supplierPhone?: string
  /** Label of this copy on single pages; continuous paper prints all copy names at its edge. */
  copyLabel?: string
}

/** One delivery note on its pages, as signed by the storekeeper. */
export function DeliveryNoteDocument(props: Props) {
  const { note, paper, showPrice, unitName, qrText, printNo, printTime, printUser, copyLabel } = props
  const { supplierAddress: address = '' } = props
  const phone = props.supplierPhone || note.deliverPhone
  const items = note.items ?? []
  const shown = { showPrice, isAccepted: isAccepted(items), unitName }
  const slots: PageSlots<DeliveryNoteItem> = {
    header: (sheet) => (
      <Head note={note} sheet={sheet} paper={paper} qrText={qrText} printNo={printNo} copyLabel={copyLabel} />
    ),
    subtotal: (sheet) => ({ label: '本页小计', cells: totalCells(sheet.rows, shown) }),
    total: (sheet) => totalRows(sheet, items, shown),
    statement: () => (isVoided(note) ? `本单已作废，不得凭此收货。作废原因：${note.voidReason ?? ''}` : STATEMENT),
    signatures: () => (
      <PageSignatures
        items={[
          { label: '制单人', value: note.createUserName },
          { label: '送货人', value: note.deliverName || undefined },
          ...(note.deliverMode === 'TRUCK' ? [{ label: '司机' }] : []),
          { label: '收货人（签字/盖章）', grow: 2 },
          { label: '收料日期', value: paper.continuous ? '　　　年　　月　　日' : '　　年　月　日' },
        ]}
      />
    ),
    footer: () => (
      <PageFooter
        items={[
          [address || note.supplierName, phone && `电话 ${phone}`].filter(Boolean).join('　'),
          `打印时间 ${printTime}　${printUser}`,
          printNo === null ? VIEW_PRINT : `第 ${printNo} 次打印`,
        ]}
      />
    ),
    ...(paper.continuous ? { edge: COPIES_EDGE } : {}),
  }
  return (
    <PrintDocument<DeliveryNoteItem>
      paper={paper}
      rows={items}
      rowKey={(item) => item.id}
      columns={noteColumns(note.materialType, shown, paper)}
      caption={`送货单 ${note.deliverSn}`}
      slots={slots}
    />
  )
}

type HeadProps = Pick<Props, 'note' | 'paper' | 'qrText' | 'printNo' | 'copyLabel'> & {
  sheet: PrintedPage<DeliveryNoteItem>
}

function Head({ note, sheet, paper, qrText, printNo, copyLabel }: HeadProps) {
  const mark = printNo === null ? VIEW_PRINT : printNo > 1 ? `补打 第${printNo}次` : ''
  const codeHeight = paper.name === '241x93' ? 6 : 8
  return (
    <>
      <PageHead
        title={note.supplierName}
        subtitle={isVoided(note) ? '送货单（已作废）' : '送货单'}
        left={
          <span style={CORNER}>
            <span>
              {`第 ${sheet.index + 1} 页 / 共 ${sheet.count} 页`}
              {mark && <strong>{`　${mark}`}</strong>}
            </span>
            {copyLabel && <strong>{copyLabel}</strong>}
            {cornerFields(note, paper).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        }
        right={
          <>
            <span style={CORNER}>
              <span>{`No. ${note.deliverSn}`}</span>
              <BarCode value={note.deliverSn} height={codeHeight - 2} />
            </span>
            <QrCode value={qrText || note.deliverSn} size={codeHeight + 3} />
          </>
        }
      />
      <PageFields columns={headColumns(paper)} fields={noteFields(note, paper)} />
    </>
  )
}

type Shown = { showPrice: boolean; isAccepted: boolean; unitName: UnitName }

function totalRows(sheet: PrintedPage<DeliveryNoteItem>, items: readonly DeliveryNoteItem[], shown: Shown) {
  if (!sheet.isLast) return [{ label: sheet.index === 0 ? '（转下页）' : '（接上页，转下页）' }]
  const from = sheet.count > 1 ? '（接上页）' : ''
  const capitals = shown.showPrice
    ? `　人民币（大写）：${chineseAmount(totalAmount(items, shown.isAccepted).toFixed(2))}`
    : ''
  return [{ label: `合计${from}${capitals}`, cells: totalCells(items, shown) }]
}

/** Of the accepted quantities once the whole note is accepted, also on a page of it. */
function totalAmount(items: readonly DeliveryNoteItem[], ofAccepted: boolean) {
  return sum(items.map((item) => (ofAccepted ? acceptedAmount(item) : item.amountTax)))
}

function totalCells(items: readonly DeliveryNoteItem[], shown: Shown): Record<string, string> {
  const quantity = totalQuantityText(items, shown.unitName)
  const pieces = sum(items.map((item) => item.pieces))
  const accepted = items.filter((item) => decimal(item.acceptedQuantity) !== null)
  return {
    quantity,
    pieces: pieces.gt(0) ? pieces.toFixed(0) : '',
    acceptedQuantity:
      accepted.length === items.length && items.length > 0
        ? totalQuantityText(
            accepted.map((item) => ({ ...item, quantity: item.acceptedQuantity })),
            shown.unitName,
          )
        : '',
    ...(shown.showPrice ? { amountTax: formatMoney(totalAmount(items, shown.isAccepted)) } : {}),
  }
}

import { CopyOutlined } from '@ant-design/icons'
import { Button, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal, formatMoney, sum } from '#domain/money'
import { specText } from '#features/mall/order/model'
import { piecesText } from '#features/mall/sale/model'
import { type InvoiceLine, type TaxedLine, taxedLines } from '#features/mall/sale/model/invoice'
import { copyText } from '#shared/copyText'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { notify } from '#shared/notify'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'
import { invoiceLineFields } from './fields'

const COLUMNS = ['goodsName', 'num', 'noTax', 'taxRate', 'tax', 'price'] as const

type Row = TaxedLine & { id: string }

/** The lines to invoice with their tax, to be copied into the tax service; nothing where they are not known. */
export function InvoiceLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const { t } = useTranslation()
  if (lines.length === 0) return null
  const rows = taxedLines(lines).map((line, at): Row => ({ ...line, id: String(at) }))
  const copy = async () => {
    const isCopied = await copyText(rows.map(cellsOf).join('\n'))
    notify(isCopied ? t('已复制 {{count}} 行开票明细', { count: rows.length }) : t('复制失败，请手动选择文字复制'))
  }
  return (
    <RecordTable<Row>
      caption={t('开票明细')}
      title={() => (
        <>
          {t('开票明细')}{' '}
          <Button size="small" type="link" icon={<CopyOutlined aria-hidden="true" />} onClick={copy}>
            {t('复制明细')}
          </Button>
        </>
      )}
      dataSource={rows}
      columns={fieldColumns<Row, (typeof COLUMNS)[number]>(invoiceLineFields, COLUMNS, t, (name, line) =>
        name === 'num' ? piecesText([line]) : undefined,
      )}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0} colSpan={2}>
            {t('合计')}
          </Table.Summary.Cell>
          {(['noTax', null, 'tax', 'price'] as const).map((name, at) => (
            <Table.Summary.Cell key={name ?? 'rate'} index={at + 2} align="right">
              <span className={textStyles.number}>{name && formatMoney(sum(rows.map((line) => line[name])))}</span>
            </Table.Summary.Cell>
          ))}
        </Table.Summary.Row>
      )}
    />
  )
}

/** A line as cells of a worksheet: name, specs, unit, pieces, amount without tax, rate, tax, amount. */
function cellsOf({ goodsName, specs, goodsUnit, num, noTax, taxRate, tax, price }: Row): string {
  const rate = decimal(taxRate)
  return [goodsName, specText(specs), goodsUnit, num ?? '', noTax, rate ? `${rate.toFixed()}%` : '', tax, price].join(
    '\t',
  )
}

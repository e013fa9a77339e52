import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leftOutText } from '#domain/cell/importRows'
import { type Text, text } from '#domain/text'
import { logistics } from '#features/store/logistics/api'
import { useEditor } from '#shared/editor/useEditor'
import { importFileError } from '#shared/excel/importFile'
import { readWorkbook } from '#shared/excel/readWorkbook'
import { readRows, type ShipRow, shipErrors, soundRows } from './batchShip'

type Values = { rows: ShipRow[] }

const NONE: ShipRow[] = []
const EMPTY: Values = { rows: NONE }

/** The state of a batch: its rows are a draft until they are shipped. */
export function useBatchShip() {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const [said, say] = useState<{ texts: readonly Text[]; isBad: boolean } | null>(null)
  const [result, setResult] = useState<{ done: number; failed: number } | null>(null)
  const companies = useQuery(logistics.used(null))
  const ids = useMemo(
    () => new Map(companies.data?.map(({ name, logisticsId }) => [name, logisticsId])),
    [companies.data],
  )
  // Each row is a request of its own: the batch runner sends them, the editor only keeps the draft.
  const editor = useEditor({
    form,
    screen: 'export-order-deliver',
    record: '',
    title: t('批量发货'),
    initial: EMPTY,
    mutation: null,
  })
  const rows = Form.useWatch('rows', { form, preserve: true }) ?? NONE
  const errors = useMemo(
    () => (companies.isSuccess ? shipErrors(rows, new Set(ids.keys())) : {}),
    [rows, ids, companies.isSuccess],
  )

  const read = async (file: File) => {
    setResult(null)
    const refusal = importFileError(file)
    if (refusal) return say({ texts: [text(refusal)], isBad: true })
    const sheet = await readWorkbook(file).catch(() => null)
    const found = sheet ? readRows(sheet) : text('文件无法读取，请使用导入模板')
    if (!('rows' in found)) return say({ texts: [found], isBad: true })
    if (found.rows.length === 0) return say({ texts: [text('文件中没有填写了物流的订单')], isBad: true })
    const { blank, leftOut } = found
    const skipped = [blank > 0 && text('{{count}} 个没有填写物流的订单已略过', { count: blank }), leftOutText(leftOut)]
    const texts = skipped.filter((one) => one !== null && one !== false)
    say(texts.length > 0 ? { texts, isBad: false } : null)
    editor.change({ rows: found.rows })
  }

  /** Removes the shipped rows; failed ones stay with their reason. */
  const settle = async (done: readonly ShipRow[], failed: ReadonlyMap<ShipRow, string>) => {
    if (done.length + failed.size === 0) return
    const gone = new Set(done.map(({ key }) => key))
    const reasons = new Map([...failed].map(([{ key }, reason]) => [key, reason]))
    const left = rows
      .filter(({ key }) => !gone.has(key))
      .map((row) => ({ ...row, reason: reasons.get(row.key) ?? row.reason }))
    setResult((before) => ({ done: (before?.done ?? 0) + done.length, failed: left.length }))
    if (left.length === 0) await editor.discard()
    else editor.change({ rows: left })
  }

  return { editor, rows, errors, sound: soundRows(rows, errors), ids, companies, said, result, read, settle }
}

/** The state and the actions of a batch shipment. */
export type BatchShip = ReturnType<typeof useBatchShip>

import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { type Text, text } from '#domain/text'
import { logistics } from '#features/store/logistics/api'
import { useEditor } from '#shared/editor/useEditor'
import { useImportFile } from '#shared/importing/useImportFile'
import { type ShipRow, shipErrors, shipRows, soundRows } from './batchShip'
import { shipColumns } from './model'

type Values = { rows: ShipRow[] }

const NONE: ShipRow[] = []
const EMPTY: Values = { rows: NONE }
const RULES = { name: 'batchShip', columns: shipColumns }

/** The state of a batch: its rows are a draft until they are shipped. */
export function useBatchShip() {
  const [form] = Form.useForm<Values>()
  const [said, say] = useState<{ texts: readonly Text[]; isBad: boolean } | null>(null)
  const { check, questions } = useImportFile()
  const remember = useRef(() => {})
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
    title: text('批量发货'),
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
    const checked = await check(file, RULES)
    if (!checked) return
    if ('error' in checked) return say({ texts: [checked.error], isBad: true })
    const found = shipRows(checked.rows)
    if (found.rows.length === 0) return say({ texts: [text('文件中没有填写了物流的订单')], isBad: true })
    const skipped = found.blank > 0 ? [text('{{count}} 个没有填写物流的订单已略过', { count: found.blank })] : []
    const texts = [...skipped, ...checked.notes]
    say(texts.length > 0 ? { texts, isBad: false } : null)
    remember.current = checked.remember
    editor.change({ rows: found.rows })
  }

  /**
   * Removes the shipped rows, at once from the draft too: a reload must not offer them again. Failed ones stay with
   * their reason. Returns how many.
   */
  const keepLeft = async (done: readonly ShipRow[], failed: ReadonlyMap<ShipRow, string>) => {
    const gone = new Set(done.map(({ key }) => key))
    const reasons = new Map([...failed].map(([{ key }, reason]) => [key, reason]))
    const left = rows
      .filter(({ key }) => !gone.has(key))
      .map((row) => ({ ...row, reason: reasons.get(row.key) ?? row.reason }))
    if (left.length === 0) await editor.discard()
    else {
      editor.change({ rows: left })
      await editor.keep()
    }
    return left.length
  }

  /** The same, and says how many were shipped and how many were not. */
  const settle = async (done: readonly ShipRow[], failed: ReadonlyMap<ShipRow, string>) => {
    if (done.length + failed.size === 0) return
    if (done.length > 0) remember.current()
    const left = await keepLeft(done, failed)
    setResult((before) => ({ done: (before?.done ?? 0) + done.length, failed: left }))
  }

  return {
    editor,
    rows,
    errors,
    sound: soundRows(rows, errors),
    ids,
    companies,
    said,
    result,
    questions,
    read,
    keepLeft,
    settle,
  }
}

/** The state and the actions of a batch shipment. */
export type BatchShip = ReturnType<typeof useBatchShip>

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leftOutText } from '#domain/cell/importRows'
import { type Text, translateMessage } from '#domain/text'
import { contracts } from '#features/procurement/contract/api'
import { importColumns } from '#features/procurement/material/model/workbook'
import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR } from '#shared/http/envelope'
import { saveFile } from '#shared/http/files'
import { templateFile, withOwnRows } from '#shared/importing/templateFile'
import { useImportFile } from '#shared/importing/useImportFile'
import { type FailedLine, failedLines, unreadLines } from './failedLines'
import type { useLineSetup } from './useLineSetup'

/** The result of a file and of its corrected rows, counted together. */
type Outcome = { successCount: number; failCount: number; notes: readonly Text[] }
/**
 * Lines in flight: the row of the user's own file that each line of the sent file comes from, and those that stay in
 * the grid. `isAgain`: corrected ones.
 */
type Sent = { rowOf: (row: number) => number; kept: readonly FailedLine[]; notes: readonly Text[]; isAgain: boolean }

const NOTHING_YET: Outcome = { successCount: 0, failCount: 0, notes: [] }

/** Imports lines into a contract, one file at a time, and the rejected lines again once corrected. */
export function useMaterialImport(contractId: string, { columns, fields }: ReturnType<typeof useLineSetup>) {
  // Set from the click on: `isPending` lags by a render, and corrected lines are first written to a file.
  const controller = useRef<AbortController | null>(null)
  const inFlight = useRef<Sent>({ rowOf: (row) => row, kept: [], notes: [], isAgain: false })
  const remember = useRef(() => {})
  const { t } = useTranslation()
  const { check, questions } = useImportFile()
  const [part, setPart] = useState(0)
  const [error, setError] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [failed, setFailed] = useState<FailedLine[]>([])
  const [isChanged, setChanged] = useState(false)
  const importing = useMutation({
    ...contracts.importMaterials(),
    meta: {
      ...contracts.importMaterials().meta,
      takes: (failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.kind === 'session') return false
        const isStopped = failure.kind === 'aborted'
        // The server may have added the lines before the request was aborted or timed out: refetch the contract.
        if (isStopped || failure.isOutcomeUnknown) setChanged(true)
        setError(isStopped ? '' : failure.message || SYSTEM_ERROR)
        return true
      },
    },
    onSuccess: async ({ report, successCount, failCount, leftOutRows }) => {
      const { rowOf, kept, notes, isAgain } = inFlight.current
      if (successCount > 0) {
        setChanged(true)
        remember.current()
      }
      const lines = report && (await failedLines(report.blob, columns))
      // A report that cannot be parsed as a table is saved unchanged.
      if (report && !lines) saveFile(report)
      setFailed(inOrder([...kept, ...(lines ?? []).map((line) => numbered(line, rowOf))]))
      const leftOut = leftOutText(leftOutRows)
      setOutcome((before) => ({
        successCount: successCount + (isAgain ? (before ?? NOTHING_YET).successCount : 0),
        failCount: kept.length + (lines?.length ?? failCount),
        // Corrected lines contain no totals: keep those of the user's own file.
        notes: isAgain ? (before ?? NOTHING_YET).notes : [...notes, ...(leftOut ? [leftOut] : [])],
      }))
    },
    onSettled: () => {
      controller.current = null
    },
  })

  const send = async (makeFile: () => Promise<File>, sent: Sent) => {
    if (controller.current) return
    controller.current = new AbortController()
    const { signal } = controller.current
    inFlight.current = sent
    setPart(0)
    setError('')
    const file = await makeFile().catch((failure: unknown) => {
      controller.current = null
      throw failure
    })
    importing.mutate({ contractId, file, signal, onProgress: setPart })
  }

  /** Checks a file, and sends the lines that can be taken; the others are corrected in the grid. */
  const start = async (file: File) => {
    setOutcome(null)
    setFailed([])
    setError('')
    const heads = importColumns(fields)
    // A server that does not describe its columns reads the file by its own rules.
    if (heads.length === 0) return send(async () => file, { rowOf: (row) => row, kept: [], notes: [], isAgain: false })
    const otherHeads = fields.filter(({ editable }) => !editable).map(({ label }) => label)
    const checked = await check(file, { name: 'contractLines', columns: heads, target: contractId, otherHeads })
    if (!checked) return
    if ('error' in checked) return setError(translateMessage(t, checked.error))
    const { rows, notes } = checked
    remember.current = checked.remember
    const kept = unreadLines(
      rows.filter(({ problems }) => problems.length > 0),
      heads,
      columns,
    )
    const good = rows.filter(({ problems }) => problems.length === 0)
    if (good.length === 0) {
      setFailed(kept)
      setOutcome({ successCount: 0, failCount: kept.length, notes })
      return
    }
    const { file: sent, rowOf } = await templateFile(checked.name, good, heads)
    await send(async () => sent, { rowOf, kept, notes, isAgain: false })
  }

  return {
    start: (file: File) => {
      if (!controller.current) void start(file)
    },
    questions,
    /** Sends corrected lines as a file; the `kept` ones stay in the grid. */
    resend: (makeFile: () => Promise<File>, { sent, kept }: { sent: readonly FailedLine[]; kept: FailedLine[] }) =>
      void send(makeFile, {
        rowOf: (row) => Number(sent[row - 2]?.rowNo ?? row),
        kept,
        notes: [],
        isAgain: true,
      }),
    stop: () => controller.current?.abort(),
    isPending: importing.isPending,
    /** Upload progress, 0 to 1. */
    part,
    /** Chinese text; '' without an error. */
    error,
    outcome,
    /** The lines that were rejected and not imported since. */
    failed,
    setFailed,
    /** Whether the contract has, or may have, new lines. */
    isChanged,
  }
}

/** A line of a report with its row in the user's own file: the server counts rows of the file sent last. */
function numbered(line: FailedLine, rowOf: Sent['rowOf']): FailedLine {
  const rowNo = line.rowNo === '' ? '' : String(rowOf(Number(line.rowNo)))
  return { ...line, rowNo, reason: withOwnRows(line.reason, rowOf) }
}

function inOrder(lines: FailedLine[]): FailedLine[] {
  return lines.sort((a, b) => Number(a.rowNo) - Number(b.rowNo))
}

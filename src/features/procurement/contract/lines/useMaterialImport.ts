import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { contracts } from '#features/procurement/contract/api'
import { importFileError } from '#shared/excel/importFile'
import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR } from '#shared/http/envelope'
import { saveFile } from '#shared/http/files'
import { type FailedLine, failedLines } from './failedLines'
import type { useLineSetup } from './useLineSetup'

/** The result of a file and of its corrected rows, counted together. */
type Outcome = { successCount: number; failCount: number; leftOutRows: readonly string[] }
/** Corrected lines in flight: those that are sent, and those that stay in the grid. */
type Resent = { sent: readonly FailedLine[]; kept: readonly FailedLine[] }

const NOTHING_YET: Outcome = { successCount: 0, failCount: 0, leftOutRows: [] }

/** Imports lines into a contract, one file at a time, and the rejected lines again once corrected. */
export function useMaterialImport(contractId: string, { columns }: ReturnType<typeof useLineSetup>) {
  // Set from the click on: `isPending` lags by a render, and corrected lines are first written to a file.
  const controller = useRef<AbortController | null>(null)
  const resent = useRef<Resent | null>(null)
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
      if (successCount > 0) setChanged(true)
      const lines = report && (await failedLines(report.blob, columns).catch(() => null))
      // A report that cannot be parsed as a table is saved unchanged.
      if (report && !lines) saveFile(report)
      const { sent, kept } = resent.current ?? { sent: [], kept: [] }
      const rows = [...kept, ...(lines ?? []).map((line) => numbered(line, sent))]
      setFailed(rows.sort((a, b) => Number(a.rowNo) - Number(b.rowNo)))
      setOutcome((before) => ({
        successCount: successCount + (resent.current ? (before ?? NOTHING_YET).successCount : 0),
        failCount: kept.length + (lines?.length ?? failCount),
        // Corrected lines contain no totals: keep those of the user's own file.
        leftOutRows: resent.current ? (before ?? NOTHING_YET).leftOutRows : leftOutRows,
      }))
    },
    onSettled: () => {
      controller.current = null
    },
  })

  const send = async (makeFile: () => Promise<File>, again: Resent | null) => {
    if (controller.current) return
    controller.current = new AbortController()
    const { signal } = controller.current
    resent.current = again
    setPart(0)
    setError('')
    const file = await makeFile().catch((failure: unknown) => {
      controller.current = null
      throw failure
    })
    importing.mutate({ contractId, file, signal, onProgress: setPart })
  }

  return {
    start: (file: File | undefined) => {
      if (!file || controller.current) return
      const refusal = importFileError(file)
      setOutcome(null)
      setFailed([])
      setError(refusal)
      if (!refusal) void send(async () => file, null)
    },
    /** Sends corrected lines as a file; the `kept` ones stay in the grid. */
    resend: (makeFile: () => Promise<File>, again: Resent) => void send(makeFile, again),
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

/** A line of a second report with its row in the user's own file: the server counts rows of the file sent last. */
function numbered(line: FailedLine, sent: readonly FailedLine[]): FailedLine {
  const before = sent[Number(line.rowNo) - 2]
  return before ? { ...line, rowNo: before.rowNo } : line
}

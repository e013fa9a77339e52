import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MAX_IMPORT_BYTES } from '#features/procurement/material/model'
import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR } from '#shared/http/envelope'
import { saveFile } from '#shared/http/request'
import { contracts } from './api'
import { type FailedLines, failedLines } from './failedLines'

/** What came of the last file. */
type Outcome = { successCount: number; failCount: number; failed: FailedLines | null }

/** Imports lines into a contract, one file at a time. */
export function useMaterialImport(contractId: string) {
  const controller = useRef<AbortController | null>(null)
  const [part, setPart] = useState(0)
  const [error, setError] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isChanged, setChanged] = useState(false)
  const importing = useMutation({
    ...contracts.importMaterials(),
    meta: {
      ...contracts.importMaterials().meta,
      takes: (failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.kind === 'session') return false
        const isStopped = failure.kind === 'aborted'
        // The server may have taken the lines before the call was stopped or timed out: the contract is read again then.
        if (isStopped || failure.isOutcomeUnknown) setChanged(true)
        setError(isStopped ? '' : failure.message || SYSTEM_ERROR)
        return true
      },
    },
    onSuccess: async ({ report, successCount, failCount }) => {
      if (successCount > 0) setChanged(true)
      const failed = report && (await failedLines(report.blob).catch(() => null))
      // A report that cannot be read as a table is saved as it came.
      if (report && !failed) saveFile(report)
      setOutcome({ successCount, failCount: failCount || (failed?.rows.length ?? 0), failed })
    },
  })

  const start = (file: File | undefined) => {
    if (!file || importing.isPending) return
    const refusal = fileError(file)
    setOutcome(null)
    setPart(0)
    setError(refusal)
    if (refusal) return
    controller.current = new AbortController()
    importing.mutate({ contractId, file, signal: controller.current.signal, onProgress: setPart })
  }

  return {
    start,
    stop: () => controller.current?.abort(),
    isPending: importing.isPending,
    /** How much of the file is sent, 0 to 1. */
    part,
    /** Chinese text; '' for none. */
    error,
    outcome,
    /** Whether the contract has, or may have, new lines. */
    isChanged,
  }
}

/** What is wrong with a file before it is sent; '' for nothing. */
function fileError({ name, size }: File): string {
  if (!/\.xlsx$/i.test(name)) return '只支持.xlsx文件'
  return size > MAX_IMPORT_BYTES ? '文件大小不能超过5MB' : ''
}

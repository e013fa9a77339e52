import { useRef, useState } from 'react'
import { onUserLeft } from '#shared/session'
import type { Watch } from './readAll'

/** The Chinese texts of a job while it runs and when it fails. */
type JobWords = { running: string; failed: string }

/** A long-running job of a list: reading all rows, writing a file. One at a time. */
export type Job = {
  words: JobWords
  /** Rows so far and in total; total is 0 until known. */
  done: number
  total: number
  /** True once it has run long enough to be shown. */
  isShown: boolean
  /** Failed with this error; partial results are discarded. */
  error?: unknown
  /** Finished with a note that must be read. */
  note?: string
  retry: () => void
}

/** The current job of a list, and how to start, stop and close one. */
export type JobControl = {
  job: Job | null
  isBusy: boolean
  /** The task may return a note that stays until it is closed. */
  start: (words: JobWords, task: (watch: Watch) => Promise<string | undefined>) => void
  stop: () => void
}

/** Shorter jobs are not shown: a flashing line would only distract. */
const SHOWN_AFTER_MS = 400

/** Runs one long job of a list. It continues while the tab is hidden, and ends when another user signs in. */
export function useListJob(): JobControl {
  const [job, setJob] = useState<Job | null>(null)
  const running = useRef<AbortController | null>(null)

  const start: JobControl['start'] = (words, task) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const own = (change: Partial<Job>) => {
      if (running.current === controller) setJob((now) => now && { ...now, ...change })
    }
    const unfollow = onUserLeft(() => stop())
    const shown = setTimeout(() => own({ isShown: true }), SHOWN_AFTER_MS)
    setJob({ words, done: 0, total: 0, isShown: false, retry: () => start(words, task) })
    const finish = (end: { error?: unknown; note?: string }) => {
      clearTimeout(shown)
      unfollow()
      if (running.current !== controller) return
      running.current = null
      setJob((now) => (end.error || end.note ? now && { ...now, ...end, isShown: true } : null))
    }
    task({ signal: controller.signal, onProgress: (done, total) => own({ done, total }) }).then(
      (note) => finish({ note }),
      (error: unknown) => finish({ error }),
    )
  }
  const stop = () => {
    running.current?.abort()
    running.current = null
    setJob(null)
  }
  return { job, isBusy: job !== null && !job.error && !job.note, start, stop }
}

import { useRef, useState } from 'react'
import { onUserLeft } from '#shared/session'
import type { Watch } from './readAll'

/** The Chinese words of a job while it runs and when it fails. */
type JobWords = { running: string; failed: string }

/** What a list is busy with beyond its page: reading a whole result, writing a file. One at a time. */
export type Job = {
  words: JobWords
  /** Rows so far, of how many; total is 0 until it is known. */
  done: number
  total: number
  /** It takes long enough to be shown. */
  isShown: boolean
  /** It ended in this; what was begun is thrown away. */
  error?: unknown
  /** It ended with something to say that must be read. */
  note?: string
  retry: () => void
}

/** A job of a list: the present one, and how to start, stop and close one. */
export type JobControl = {
  job: Job | null
  isBusy: boolean
  /** The task may return a note that stays until it is closed. */
  start: (words: JobWords, task: (watch: Watch) => Promise<string | undefined>) => void
  stop: () => void
}

/** Shorter jobs come and go unseen: a line that flashes up would only distract. */
const SHOWN_AFTER_MS = 400

/** Runs one long job of a list. It goes on while the tab is hidden, and ends when another user signs in. */
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

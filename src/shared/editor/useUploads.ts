import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../http/ApiError'
import { SYSTEM_ERROR } from '../http/envelope'

/** A file the server keeps. `size` in bytes. */
export type StoredFile = { id: string; name: string; url: string; size: number }

/** Sends one file; progress runs from 0 to 1. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<StoredFile>

/** A file on its way, or one that did not arrive. `error` is Chinese text; one that was refused unsent cannot be retried. */
export type PendingFile = { key: number; file: File; part: number; error: string; canRetry: boolean }

type Options = {
  value: readonly StoredFile[]
  onChange: (files: StoredFile[]) => void
  send: SendFile
  /** Why a file cannot be taken; asked before it is sent. */
  check: (file: { name: string; size: number }) => string | null
  max: number
  /** What is said of a file beyond `max`. */
  tooMany: string
}

/** What an upload field can do with files. */
export type Uploads = {
  pending: PendingFile[]
  add: (files: readonly File[]) => void
  /** Stops a file on its way, or takes one that failed off the list. */
  cancel: (key: number) => void
  retry: (key: number) => void
  remove: (id: string) => void
}

/** Sends files side by side. They go on while the page is hidden: switching tabs loses no upload. */
export function useUploads(options: Options): Uploads {
  const [pending, setPending] = useState<PendingFile[]>([])
  const latest = useRef(options)
  // Two files may arrive between two draws: each adds itself to what the other has left.
  const files = useRef(options.value)
  const running = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)
  useLayoutEffect(() => {
    latest.current = options
    files.current = options.value
  })

  const change = (next: StoredFile[]) => {
    files.current = next
    latest.current.onChange(next)
  }
  const patch = (key: number, part: Partial<PendingFile>) =>
    setPending((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => setPending((list) => list.filter((one) => one.key !== key))

  const start = async (key: number, file: File) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    try {
      const onProgress = (part: number) => patch(key, { part })
      const stored = await latest.current.send(file, { signal: controller.signal, onProgress })
      drop(key)
      change([...files.current, stored])
    } catch (error) {
      if (controller.signal.aborted) return
      const text = error instanceof ApiError && error.message ? error.message : SYSTEM_ERROR
      patch(key, { error: text, part: 0 })
    } finally {
      running.current.delete(key)
    }
  }

  return {
    pending,
    add: (chosen) => {
      const { check, max, tooMany } = latest.current
      let room = max - files.current.length - running.current.size
      const added = chosen.map((file) => {
        const error = check(file) ?? (room > 0 ? null : tooMany)
        if (!error) room -= 1
        lastKey.current += 1
        return { key: lastKey.current, file, part: 0, error: error ?? '', canRetry: !error }
      })
      setPending((list) => [...list, ...added])
      for (const { key, file, canRetry } of added) if (canRetry) void start(key, file)
    },
    cancel: (key) => {
      running.current.get(key)?.abort()
      drop(key)
    },
    retry: (key) => {
      const found = pending.find((one) => one.key === key)
      if (!found || running.current.has(key)) return
      patch(key, { error: '', part: 0 })
      void start(key, found.file)
    },
    remove: (id) => change(files.current.filter((file) => file.id !== id)),
  }
}

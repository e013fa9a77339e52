import { useLayoutEffect, useRef, useState } from 'react'
import type { Pixels } from '#domain/file/fileContent'
import { announce } from '#shared/dialog/announce'
import { errorMessage } from '#shared/http/errorText'
import { translate } from '#shared/i18n'
import { contentError } from '#shared/media/contentError'

/** A file stored on the server. `size` in bytes. */
export type StoredFile = { id: string; name: string; url: string; size: number }

/** Uploads one file; progress runs from 0 to 1. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<StoredFile>

/** A file in flight or failed. `error` is Chinese text; a file rejected before upload cannot be retried. */
export type PendingFile = {
  key: number
  file: File
  part: number
  error: string
  canRetry: boolean
  /** The id of the stored file that it replaces. */
  replaces?: string
  /** Whether it is sent as it is: already prepared, or made by the page itself. */
  isReady: boolean
}

type Options = {
  value: readonly StoredFile[]
  onChange: (files: StoredFile[]) => void
  send: SendFile
  /** Returns why a file is not accepted, or null; called before upload. */
  check: (file: { name: string; size: number }) => string | null
  max: number
  /** Minimum pixels of a picture. */
  atLeast?: Pixels
  /**
   * Transforms a file before upload, e.g. compresses a photo; must not reject. Returns the file to send, or why it is
   * refused, in Chinese, or null when the user dropped it.
   */
  prepare?: (file: File, signal: AbortSignal) => Promise<File | string | null>
  /** Turns a photo 90° clockwise; null when that fails. */
  turn?: (file: File) => Promise<File | null>
}

/** The state and operations of an upload field. */
export type Uploads = {
  pending: PendingFile[]
  /** Number of files of the last choice that exceeded the maximum. */
  leftOut: number
  add: (files: readonly File[]) => void
  /** Aborts an upload, or removes a failed file from the list. */
  cancel: (key: number) => void
  retry: (key: number) => void
  remove: (id: string) => void
  /** Uploads a file unprepared: into the place of a stored one, else at the end. */
  send: (file: File, replaces?: string) => void
  /** Adds a file that is stored already: into the place of another one, else at the end; once only. */
  keep: (file: StoredFile, replaces?: string) => void
  /** Whether a stored file can be turned: uploaded from this page and not in flight. */
  canTurn: (id: string) => boolean
  /** Uploads a stored photo again, turned 90° clockwise, in the same position. */
  turn: (id: string) => Promise<void>
}

/** Uploads files in parallel. Uploads continue while the page is hidden, so switching tabs loses none. */
export function useUploads(options: Options): Uploads {
  const [pending, setPending] = useState<PendingFile[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const latest = useRef(options)
  // Two files may complete between two renders: each must see the other's result.
  const files = useRef(options.value)
  const running = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)
  const sent = useRef(new Map<string, File>())
  /** By stored file, the key it was chosen under: small files end before large ones, and keep their place. */
  const chosenAs = useRef(new Map<string, number>())
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

  const place = (stored: StoredFile, replaces?: string, key?: number) => {
    const has = (key: string | undefined) => files.current.some(({ id }) => id === key)
    if (has(stored.id)) return
    if (has(replaces)) {
      const replaced = replaces && chosenAs.current.get(replaces)
      if (replaced) chosenAs.current.set(stored.id, replaced)
      return change(files.current.map((one) => (one.id === replaces ? stored : one)))
    }
    if (key) chosenAs.current.set(stored.id, key)
    const next = files.current.findIndex(({ id }) => key && (chosenAs.current.get(id) ?? 0) > key)
    const at = next < 0 ? files.current.length : next
    change([...files.current.slice(0, at), stored, ...files.current.slice(at)])
  }

  const start = async ({ key, file, replaces, isReady }: PendingFile) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    const { signal } = controller
    try {
      const { atLeast, prepare } = latest.current
      const refusal = await contentError(file, atLeast)
      if (signal.aborted) return
      const ready = refusal ?? (prepare && !isReady ? await prepare(file, signal) : file)
      if (signal.aborted) return
      if (ready === null) return drop(key)
      if (typeof ready === 'string') return patch(key, { error: ready, canRetry: false })
      // A retry sends what was prepared.
      patch(key, { file: ready, isReady: true })
      const stored = await latest.current.send(ready, { signal, onProgress: (part) => patch(key, { part }) })
      if (signal.aborted) return
      sent.current.set(stored.id, ready)
      drop(key)
      place(stored, replaces, key)
      announce(translate('已上传 {{name}}', { name: file.name }))
    } catch (error) {
      if (signal.aborted) return
      patch(key, { error: errorMessage(error), part: 0 })
    } finally {
      running.current.delete(key)
    }
  }

  const pend = (file: File, rest: Partial<PendingFile>): PendingFile => {
    lastKey.current += 1
    return { key: lastKey.current, file, part: 0, error: '', canRetry: true, isReady: false, ...rest }
  }
  const send = (file: File, replaces?: string) => {
    const one = pend(file, { replaces, isReady: true })
    setPending((list) => [...list, one])
    void start(one)
  }

  return {
    pending,
    leftOut,
    add: (chosen) => {
      const { check, max } = latest.current
      const room = max - files.current.length - running.current.size
      const errors = new Map(chosen.map((file) => [file, check(file)]))
      const sound = chosen.filter((file) => !errors.get(file))
      const beyond = new Set(sound.slice(Math.max(0, room)))
      const added = chosen
        .filter((file) => !beyond.has(file))
        .map((file) => pend(file, { error: errors.get(file) ?? '', canRetry: !errors.get(file) }))
      setLeftOut(beyond.size)
      setPending((list) => [...list, ...added])
      for (const one of added) if (one.canRetry) void start(one)
    },
    cancel: (key) => {
      running.current.get(key)?.abort()
      // It takes no room for a file that is chosen before its upload has ended.
      running.current.delete(key)
      drop(key)
      setLeftOut(0)
    },
    retry: (key) => {
      const found = pending.find((one) => one.key === key)
      if (!found || running.current.has(key)) return
      patch(key, { error: '', part: 0 })
      void start(found)
    },
    remove: (id) => {
      change(files.current.filter((file) => file.id !== id))
      setLeftOut(0)
    },
    send,
    keep: (file, replaces) => place(file, replaces),
    canTurn: (id) => sent.current.has(id) && !pending.some(({ replaces }) => replaces === id),
    turn: async (id) => {
      const file = sent.current.get(id)
      if (!file) return
      const turned = (await latest.current.turn?.(file)) ?? null
      if (turned) return send(turned, id)
      const one = pend(file, { error: '无法旋转这张照片', canRetry: false })
      setPending((list) => [...list, one])
    },
  }
}

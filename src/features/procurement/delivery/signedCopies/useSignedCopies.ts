import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Text } from '#domain/text'
import { deliveries } from '#features/procurement/delivery/api'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { supplementaries, uploadFile } from '#features/procurement/supplementary/api'
import { photoError, READABLE } from '#features/procurement/supplementary/model'
import { clearDirty, dirtyForms, markDirty } from '#shared/dirtyForms'
import { ApiError } from '#shared/http/ApiError'
import { errorMessage } from '#shared/http/errorText'
import { contentError } from '#shared/media/contentError'
import { hrefTo } from '#shared/navigation'
import { useTab } from '#shared/tab'
import { addActivity } from '#shared/today'
import { readCode } from '#shared/upload/readCode'
import { shrinkPhoto } from '#shared/upload/shrinkPhoto'
import { isReady, noteError, numbersIn, roomError, type SignedCopy, withSignedCopy } from './signedCopies'

/** Delay before retrying after a connection error, ms; shorter when the browser is online again. */
const PAUSE = 15_000

/** Uploads many photos: each is read, matched to its note and sent in turn. A connection error only pauses it. */
export function useSignedCopies(title: Text) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const tab = useTab()
  const save = useMutation({ ...supplementaries.save(), meta: { ...supplementaries.save().meta, takes: isTaken } })
  const [copies, setCopies] = useState<SignedCopy[]>([])
  const [isSending, setSending] = useState(false)
  const [isBroken, setBroken] = useState(false)
  // The loops outlive renders and read the latest photos from here.
  const pile = useRef<SignedCopy[]>([])
  const reading = useRef(Promise.resolve())
  const lastKey = useRef(0)
  const isRunning = useRef(false)

  const update = (next: SignedCopy[]) => {
    pile.current = next
    setCopies(next)
    const id = `signedCopies-${tab.key}`
    if (next.some(({ step }) => step !== 'done'))
      markDirty(id, { tabKey: tab.key, title, flush: async () => undefined, hasNoDraft: true })
    else clearDirty(id)
  }
  const patch = (key: number, part: Partial<SignedCopy>) =>
    update(pile.current.map((one) => (one.key === key ? { ...one, ...part } : one)))

  const findNote = async (text: string): Promise<DeliveryNote | null> => {
    for (const number of numbersIn(text)) {
      const note = await client.fetchQuery({ ...deliveries.detail(number), meta: { silent: true } })
      if (note) return note
    }
    return null
  }

  const read = async (key: number, photo: File) => {
    const refusal = await contentError(photo, READABLE)
    if (refusal) return patch(key, { step: 'rejected', error: refusal })
    const file = await shrinkPhoto(photo)
    const code = (await readCode(photo)) ?? ''
    try {
      const byCode = code ? await findNote(code) : null
      const note = byCode ?? (await findNote(photo.name.replace(/\.\w+$/, '')))
      const error = note ? noteError(note) : ''
      patch(key, { file, step: error ? 'failed' : 'waiting', note, foundBy: note && (byCode ? 'code' : 'name'), error })
    } catch (error) {
      patch(key, { file, step: 'waiting', error: errorMessage(error) })
    }
  }

  const sendOne = async (copy: SignedCopy) => {
    const { key, note } = copy
    if (!note) return
    patch(key, { step: 'sending', error: '' })
    try {
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      const url = copy.url || (await uploadFile(copy.file, options)).url
      patch(key, { url })
      const { deliverSn } = note
      const info = await client.fetchQuery({
        ...supplementaries.ofNote(deliverSn),
        staleTime: 0,
        meta: { silent: true },
      })
      const next = withSignedCopy(deliverSn, info, url)
      const error = next ? roomError(info) : ''
      if (next && !error) {
        await save.mutateAsync(next)
        void addActivity(
          t('送货单 {{sn}} 的回单已上传', { sn: deliverSn }),
          hrefTo('deliverDetail', { deliverSn }) ?? '',
        )
      }
      patch(key, { step: error ? 'failed' : 'done', error })
    } catch (error) {
      patch(key, { step: 'failed', error: errorMessage(error) })
      if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'session')) throw error
    }
  }

  const send = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setSending(true)
    const tried = new Set<number>()
    try {
      for (;;) {
        const next = pile.current.find((one) => isReady(one) && !tried.has(one.key))
        if (!next) break
        tried.add(next.key)
        await sendOne(next)
      }
      setBroken(false)
    } catch {
      setBroken(true)
      // A closed tab has no photos left to send.
      afterPause(() => dirtyForms(tab.key).length > 0 && void send())
    } finally {
      isRunning.current = false
      setSending(false)
    }
  }

  return {
    copies,
    isSending,
    /** Whether the connection failed; sending resumes when the browser is online again. */
    isBroken,
    /** Adds photos; other files are listed with the reason why they are rejected. */
    add: (files: readonly File[]) => {
      const added = files.map((file): SignedCopy => {
        lastKey.current += 1
        const error = photoError(file) ?? ''
        const start = { note: null, foundBy: null, url: '', error }
        return { key: lastKey.current, name: file.name, file, step: error ? 'rejected' : 'reading', ...start }
      })
      update([...pile.current, ...added])
      for (const { key, file, error } of added)
        if (!error) reading.current = reading.current.then(() => read(key, file))
    },
    /** Matches a photo by hand. */
    match: (key: number, note: DeliveryNote) => {
      const error = noteError(note)
      patch(key, { note, foundBy: 'hand', url: '', error, step: error ? 'failed' : 'waiting' })
    },
    remove: (key: number) => update(pile.current.filter((one) => one.key !== key)),
    send: () => void send(),
  }
}

/** Whether the photo shows the error itself; session expiry is handled globally. */
function isTaken(error: unknown): boolean {
  return !(error instanceof ApiError && error.kind === 'session')
}

function afterPause(resume: () => void): void {
  const go = () => {
    clearTimeout(timer)
    window.removeEventListener('online', go)
    resume()
  }
  const timer = setTimeout(go, PAUSE)
  window.addEventListener('online', go)
}

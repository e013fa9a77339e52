import { useMutation } from '@tanstack/react-query'
import { Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { files } from '#features/common/file/api'
import { imageError } from '#features/common/file/model'
import { type PastedPicture, pastedPictures } from './clipboardPictures'
import { editorNodes, unsafePictures } from './editorHtml'

/** Maximum size of a pasted picture, MB. */
const MAX_MEGABYTES = 20

/** The pictures of the last paste: those on their way to the file service, and those that were left out. */
type PasteState = { uploading: number; leftOut: number }

/**
 * What the editor does with pasted HTML: pictures that the clipboard holds are uploaded before the text is inserted
 * where it was pasted, others that buyers cannot load are left out and counted.
 */
export function usePastedHtml(editor: () => Editor | null) {
  const [state, setState] = useState<PasteState>({ uploading: 0, leftOut: 0 })
  const { mutateAsync } = useMutation(files.upload())
  /** Where the text goes that waits for its pictures; typing before it moves it. */
  const place = useRef<number | null>(null)

  const upload = async ({ picture, file }: PastedPicture): Promise<boolean> => {
    if (file && imageError(file, MAX_MEGABYTES) === null) {
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      try {
        const { url } = await mutateAsync({ file, folderId: '', options })
        picture.setAttribute('src', url)
        return true
      } catch {
        // It is counted with those left out.
      }
    }
    picture.remove()
    return false
  }

  const insert = async (body: HTMLElement, pictures: readonly PastedPicture[]) => {
    editor()?.commands.deleteSelection()
    place.current = editor()?.state.selection.from ?? null
    setState({ uploading: pictures.filter(({ file }) => file).length, leftOut: 0 })
    const done = await Promise.all(pictures.map(upload))
    setState({ uploading: 0, leftOut: done.filter((isStored) => !isStored).length })
    const now = editor()
    if (!now || now.isDestroyed) return
    if (place.current !== null) now.commands.setTextSelection(place.current)
    place.current = null
    now.view.pasteHTML(body.innerHTML, new Event('paste') as ClipboardEvent)
  }

  return {
    state,
    /** Keeps the place of a waiting text. */
    follow: (map: (at: number) => number) => {
      if (place.current !== null) place.current = map(place.current)
    },
    paste: ({ clipboardData }: ClipboardEvent): boolean => {
      if (!clipboardData) return false
      const html = clipboardData.getData('text/html')
      const images = [...clipboardData.files].filter(({ type }) => type.startsWith('image/'))
      const body = html === '' ? bodyOf(images) : editorNodes(html)
      const pictures =
        html === '' ? picturesOf(body, images) : pastedPictures(body, clipboardData.getData('text/rtf'), images)
      if (!pictures.some(({ file }) => file)) {
        setState({ uploading: 0, leftOut: unsafePictures(body).length })
        return false
      }
      void insert(body, pictures)
      return true
    },
    /** The HTML as the editor reads it; pictures that buyers cannot load are left out and counted. */
    transform: (html: string): string => {
      const body = editorNodes(html)
      const lost = unsafePictures(body)
      for (const picture of lost) picture.remove()
      if (lost.length > 0) setState({ uploading: 0, leftOut: lost.length })
      return body.innerHTML
    },
  }
}

/**
 * Pasted content as it goes into an empty paragraph: its first one keeps its alignment instead of taking the empty
 * one's.
 */
export function alignedSlice(slice: Slice, { selection }: EditorState): Slice {
  const isAligned = slice.openStart === 1 && Boolean(slice.content.firstChild?.attrs.textAlign)
  const isEmpty = selection.empty && selection.$from.parent.content.size === 0
  const end = slice.content.childCount === 1 ? 0 : slice.openEnd
  return isAligned && isEmpty ? new Slice(slice.content, 0, end) : slice
}

function bodyOf(images: readonly File[]): HTMLElement {
  const body = document.implementation.createHTMLDocument().body
  body.append(...images.map(() => body.ownerDocument.createElement('img')))
  return body
}

function picturesOf(body: HTMLElement, images: readonly File[]): PastedPicture[] {
  return [...body.querySelectorAll('img')].map((picture, at) => ({ picture, file: images[at] ?? null }))
}

import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { safePicture, safeUrl } from '#shared/safeUrl'
import styles from './RichText.module.css'
import { RichTextBar } from './RichTextBar'

const FilePicker = lazyPart(() => import('#features/common/file/FilePicker'))

/** Maximum number of pictures inserted at once. */
const MAX_PICTURES = 10

const EXTENSIONS = [
  StarterKit.configure({
    // A click in the editor places the cursor; buyers follow the link.
    link: { openOnClick: false, isAllowedUri: (address) => safeUrl(address) !== null },
  }),
  // Pictures may be data, see `withSafePictures`.
  Image.configure({ allowBase64: true }),
  TableKit,
]

type Props = {
  caption: string
  disabled?: boolean
  id?: string
  value?: string
  onChange?: (html: string) => void
}

/** The rich text editor. Stored markup that it does not support is dropped only once the user changes the text. */
export default function RichText({ caption, disabled = false, id, value = '', onChange }: Props) {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const [isPicking, setPicking] = useState(false)
  /** The HTML that the editor shows: a different `value` was set from outside. */
  const shown = useRef(value)
  const latest = useRef(onChange)
  latest.current = onChange
  const editor = useEditor({
    extensions: EXTENSIONS,
    // The site's policy refuses styles made by scripts.
    injectCSS: false,
    content: withSafePictures(value),
    editable: !disabled,
    editorProps: {
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false
        root.current?.querySelector('button')?.focus()
        return true
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': caption, class: styles.text ?? '' },
    },
    onUpdate: (change) => {
      shown.current = change.editor.isEmpty ? '' : change.editor.getHTML()
      latest.current?.(shown.current)
    },
  })
  useEffect(() => {
    if (value === shown.current) return
    shown.current = value
    editor.commands.setContent(withSafePictures(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  const insert = (urls: string[]) =>
    editor
      .chain()
      .focus()
      .insertContent(urls.map((src) => ({ type: 'image', attrs: { src, alt: caption } })))
      .run()
  return (
    <div ref={root} id={id} className={styles.editor}>
      <RichTextBar editor={editor} caption={caption} disabled={disabled} onPicture={() => setPicking(true)} />
      <EditorContent editor={editor} />
      {isPicking && (
        <Suspense>
          <FilePicker limit={MAX_PICTURES} onPick={insert} onClose={() => setPicking(false)} />
        </Suspense>
      )}
      <span className={styles.hint}>{t('Alt+F10 到工具栏')}</span>
    </div>
  )
}

/** The HTML without pictures of unsafe addresses, and without styles, which the site's policy refuses. */
function withSafePictures(html: string): string {
  const plain = html.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '')
  const { body } = new DOMParser().parseFromString(plain, 'text/html')
  for (const picture of body.querySelectorAll('img')) {
    if (safePicture(picture.getAttribute('src') ?? '') === null) picture.replaceWith(picture.alt)
  }
  return body.innerHTML
}

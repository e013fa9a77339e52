import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { Alert } from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { editorHtml } from './editorHtml'
import { EXTENSIONS } from './extensions'
import { lostFormats } from './lostFormats'
import styles from './RichText.module.css'
import { RichTextBar } from './RichTextBar'
import { alignedSlice, usePastedHtml } from './usePastedHtml'

const FilePicker = lazyWithRetry(() => import('#features/common/file/FilePicker'))

/** Maximum number of pictures inserted at once. */
const MAX_PICTURES = 10

type Props = {
  caption: string
  disabled?: boolean
  id?: string
  value?: string
  onChange?: (html: string) => void
}

/**
 * The rich text editor. Stored formats that it does not support are named, and dropped only once the user changes the
 * text; undoing all changes brings them back.
 */
export default function RichText({ caption, disabled = false, id, value = '', onChange }: Props) {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const [isPicking, setPicking] = useState(false)
  /** The HTML that the editor shows: a different `value` was set from outside. */
  const shown = useRef(value)
  /** The HTML that was set from outside, and what the editor makes of it. */
  const opened = useRef({ html: value, kept: '' })
  /**
   * The document as typed. React recreates the editor when its tab is shown again, and parsing the HTML would drop
   * leading spaces.
   */
  const typed = useRef<JSONContent | null>(null)
  const [lost, setLost] = useState<string[]>([])
  const latest = useRef(onChange)
  latest.current = onChange
  const pasted = usePastedHtml(() => editor)
  // None, or one that is destroyed, while a page that is drawn in slices has not been shown yet.
  const editor: Editor | null = useEditor({
    extensions: EXTENSIONS,
    // The site's policy refuses styles made by scripts.
    injectCSS: false,
    content: (value === shown.current ? typed.current : null) ?? editorHtml(value),
    editable: !disabled,
    editorProps: {
      handlePaste: (_view, event) => pasted.paste(event),
      transformPasted: (slice, view) => alignedSlice(slice, view.state),
      transformPastedHTML: (html) => pasted.transform(html),
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false
        root.current?.querySelector('button')?.focus()
        return true
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': caption, class: styles.text ?? '' },
    },
    onTransaction: ({ transaction }) => pasted.follow((at) => transaction.mapping.map(at)),
    onUpdate: (change) => {
      const html = htmlOf(change.editor)
      typed.current = change.editor.getJSON()
      shown.current = html === opened.current.kept ? opened.current.html : html
      latest.current?.(shown.current)
    },
  })
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    const isOpening = opened.current.kept === '' && opened.current.html === value
    if (value === shown.current && !isOpening) return
    if (!isOpening) editor.commands.setContent(editorHtml(value), { emitUpdate: false })
    shown.current = value
    typed.current = null
    opened.current = { html: value, kept: htmlOf(editor) }
    setLost(lostFormats(value, opened.current.kept))
  }, [editor, value])
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!disabled, false)
  }, [editor, disabled])
  const { uploading, leftOut } = pasted.state
  const insert = (urls: string[]) =>
    editor
      ?.chain()
      .focus()
      .insertContent(urls.map((src) => ({ type: 'image', attrs: { src, alt: caption } })))
      .run()
  return (
    <div ref={root} id={id} className={styles.editor}>
      {editor && (
        <RichTextBar editor={editor} caption={caption} disabled={disabled} onPicture={() => setPicking(true)} />
      )}
      {lost.length > 0 && !disabled && (
        <Alert
          type="warning"
          banner
          title={t('编辑器不支持这段描述中的：{{formats}}', { formats: lost.map((format) => t(format)).join(t('、')) })}
          description={t('不改动则原样保存；改动后这些会失去，撤销全部改动可恢复。')}
        />
      )}
      <EditorContent editor={editor} />
      <div role="status" className={styles.status}>
        {uploading > 0 && t('正在上传 {{count}} 张图片，完成后插入粘贴的内容', { count: uploading })}
        {leftOut > 0 && t('{{count}} 张图片没有插入：买家打不开它们的地址。请用“插入图片”上传', { count: leftOut })}
      </div>
      {isPicking && (
        <Suspense>
          <FilePicker limit={MAX_PICTURES} onPick={insert} onClose={() => setPicking(false)} />
        </Suspense>
      )}
      <span className={styles.hint}>{t('Alt+F10 到工具栏')}</span>
    </div>
  )
}

/** A picture, list or table at the end has an empty paragraph after it on the first focus, to go on typing in. */
const PLACE_TO_TYPE = /(<\/(?:table|ul|ol|pre|blockquote|h[1-6])>|<\/div>|<img[^>]*>|<hr>)<p><\/p>$/

/** What the editor holds, without the empty paragraph that it adds by itself. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(PLACE_TO_TYPE, '$1')
}

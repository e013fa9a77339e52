import { PictureOutlined } from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeUrl } from '#shared/safeUrl'
import styles from './RichTextBar.module.css'

type Props = { editor: Editor; caption: string; disabled: boolean; onPicture: () => void }
type Chain = ReturnType<ReturnType<Editor['chain']>['focus']>
type Tool = { label: string; name: string; attributes?: object; run: (chain: Chain) => Chain }

const TOOLS: readonly Tool[] = [
  { label: '标题', name: 'heading', attributes: { level: 2 }, run: (chain) => chain.toggleHeading({ level: 2 }) },
  { label: '小标题', name: 'heading', attributes: { level: 3 }, run: (chain) => chain.toggleHeading({ level: 3 }) },
  { label: '加粗', name: 'bold', run: (chain) => chain.toggleBold() },
  { label: '斜体', name: 'italic', run: (chain) => chain.toggleItalic() },
  { label: '下划线', name: 'underline', run: (chain) => chain.toggleUnderline() },
  { label: '删除线', name: 'strike', run: (chain) => chain.toggleStrike() },
  { label: '项目符号', name: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { label: '编号', name: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { label: '引用', name: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  { label: '表格', name: 'table', run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
]

/** The toolbar of the rich text editor. */
export function RichTextBar({ editor, caption, disabled, onPicture }: Props) {
  const { t } = useTranslation()
  const [link, setLink] = useState<string | null>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: TOOLS.map(({ name, attributes }) => now.isActive(name, attributes)),
      isLink: now.isActive('link'),
      isTable: now.isActive('table'),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  })
  const openLink = () => setLink(String(editor.getAttributes('link').href ?? ''))
  const setAddress = () => {
    const address = (link ?? '').trim()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address === '') chain.unsetLink().run()
    else if (safeUrl(address)) chain.setLink({ href: address }).run()
    else return
    setLink(null)
  }
  const tool = (label: string, isOn: boolean | undefined, run: () => void, isOff = false) => (
    <Button
      key={label}
      size="small"
      type={isOn ? 'primary' : 'text'}
      aria-pressed={isOn}
      disabled={disabled || isOff}
      onClick={run}
    >
      {t(label)}
    </Button>
  )
  return (
    <div role="toolbar" aria-label={t('{{name}}的工具', { name: caption })} className={styles.bar}>
      {TOOLS.map(({ label, run }, at) => tool(label, state.active[at], () => run(editor.chain().focus()).run()))}
      {state.isTable && tool('删除表格', undefined, () => editor.chain().focus().deleteTable().run())}
      {state.isTable && tool('加一行', undefined, () => editor.chain().focus().addRowAfter().run())}
      {state.isTable && tool('加一列', undefined, () => editor.chain().focus().addColumnAfter().run())}
      {tool('链接', state.isLink, openLink)}
      <Button
        size="small"
        type="text"
        icon={<PictureOutlined aria-hidden="true" />}
        disabled={disabled}
        onClick={onPicture}
      >
        {t('插入图片')}
      </Button>
      {tool('撤销', undefined, () => editor.chain().focus().undo().run(), !state.mayUndo)}
      {tool('重做', undefined, () => editor.chain().focus().redo().run(), !state.mayRedo)}
      {link !== null && (
        <span className={styles.link}>
          <Input
            size="small"
            autoFocus
            inputMode="url"
            aria-label={t('链接地址')}
            placeholder={t('链接地址，清空则去掉链接')}
            status={link.trim() !== '' && !safeUrl(link.trim()) ? 'error' : undefined}
            value={link}
            onChange={(event) => setLink(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setLink(null)
              if (event.key !== 'Enter') return
              event.preventDefault()
              setAddress()
            }}
          />
          <Button size="small" onClick={setAddress}>
            {t('确定')}
          </Button>
        </span>
      )}
    </div>
  )
}

import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  DeleteOutlined,
  InsertRowBelowOutlined,
  InsertRowRightOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Input, Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeUrl } from '#shared/safeUrl'
import styles from './RichTextBar.module.css'

type Props = { editor: Editor; caption: string; disabled: boolean; onPicture: () => void }
type Chain = ReturnType<ReturnType<Editor['chain']>['focus']>
type Tool = { label: string; icon: ReactNode; name: string; attributes?: object; run: (chain: Chain) => Chain }

const TOOLS: readonly Tool[] = [
  {
    label: '标题 H2',
    icon: <b>H2</b>,
    name: 'heading',
    attributes: { level: 2 },
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: '小标题 H3',
    icon: <b>H3</b>,
    name: 'heading',
    attributes: { level: 3 },
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: '加粗', icon: <BoldOutlined />, name: 'bold', run: (chain) => chain.toggleBold() },
  { label: '斜体', icon: <ItalicOutlined />, name: 'italic', run: (chain) => chain.toggleItalic() },
  { label: '下划线', icon: <UnderlineOutlined />, name: 'underline', run: (chain) => chain.toggleUnderline() },
  { label: '删除线', icon: <StrikethroughOutlined />, name: 'strike', run: (chain) => chain.toggleStrike() },
  { label: '上标 x²', icon: <span>x²</span>, name: 'superscript', run: (chain) => chain.toggleMark('superscript') },
  { label: '下标 x₂', icon: <span>x₂</span>, name: 'subscript', run: (chain) => chain.toggleMark('subscript') },
  { label: '项目符号', icon: <UnorderedListOutlined />, name: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { label: '编号', icon: <OrderedListOutlined />, name: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { label: '引用', icon: <b>❝</b>, name: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  {
    label: '表格',
    icon: <TableOutlined />,
    name: 'table',
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
]

const ALIGNMENTS = [
  { label: '居左', icon: <AlignLeftOutlined />, textAlign: null },
  { label: '居中', icon: <AlignCenterOutlined />, textAlign: 'center' },
  { label: '居右', icon: <AlignRightOutlined />, textAlign: 'right' },
] as const

type Shown = { isOn?: boolean; isDisabled?: boolean }

/** The toolbar of the rich text editor: icons, each named and with a tooltip. */
export function RichTextBar({ editor, caption, disabled, onPicture }: Props) {
  const { t } = useTranslation()
  const [link, setLink] = useState<string | null>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: TOOLS.map(({ name, attributes }) => now.isActive(name, attributes)),
      textAlign: ['left', 'center', 'right', 'justify'].find((textAlign) => now.isActive({ textAlign })) ?? null,
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
  const align = (textAlign: string | null) =>
    editor.chain().focus().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run()
  const tool = (label: string, icon: ReactNode, run: () => void, { isOn, isDisabled = false }: Shown = {}) => (
    <Tooltip key={label} title={t(label)}>
      <Button
        size="small"
        type={isOn ? 'primary' : 'text'}
        aria-label={t(label)}
        aria-pressed={isOn}
        disabled={disabled || isDisabled}
        icon={<span aria-hidden="true">{icon}</span>}
        onClick={run}
      />
    </Tooltip>
  )
  return (
    <div role="toolbar" aria-label={t('{{name}}的工具', { name: caption })} className={styles.bar}>
      {TOOLS.map(({ label, icon, run }, at) =>
        tool(label, icon, () => run(editor.chain().focus()).run(), { isOn: state.active[at] }),
      )}
      {ALIGNMENTS.map(({ label, icon, textAlign }) =>
        tool(label, icon, () => align(textAlign), { isOn: textAlign !== null && state.textAlign === textAlign }),
      )}
      {state.isTable && tool('加一行', <InsertRowBelowOutlined />, () => editor.chain().focus().addRowAfter().run())}
      {state.isTable && tool('加一列', <InsertRowRightOutlined />, () => editor.chain().focus().addColumnAfter().run())}
      {state.isTable && tool('删除表格', <DeleteOutlined />, () => editor.chain().focus().deleteTable().run())}
      {tool('链接', <LinkOutlined />, openLink, { isOn: state.isLink })}
      {tool('插入图片', <PictureOutlined />, onPicture)}
      {tool('撤销', <UndoOutlined />, () => editor.chain().focus().undo().run(), { isDisabled: !state.mayUndo })}
      {tool('重做', <RedoOutlined />, () => editor.chain().focus().redo().run(), { isDisabled: !state.mayRedo })}
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

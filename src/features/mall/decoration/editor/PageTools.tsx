import { DownloadOutlined, EyeOutlined, RedoOutlined, UndoOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { pageFile } from '#features/mall/decoration/model'
import { joinPage, splitPage } from '#features/mall/decoration/model/page/pageText'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageHistory, PageValues } from '#features/mall/decoration/state/usePageHistory'
import { CompareButton } from '#features/mall/decoration/version/CompareButton'
import { HistoryButton } from '#features/mall/decoration/version/HistoryButton'
import { useInform } from '#shared/dialog/useInform'
import { saveFile } from '#shared/http/files'
import { uuid } from '#shared/http/uuid'
import { notify } from '#shared/notify'
import styles from './PageTools.module.css'

type Props = {
  kit: PageKit
  /** Of a stored page; null for a new one, of which nothing is kept. */
  pageId: string | null
  history: PageHistory
  read: () => PageValues
  disabled: boolean
  onPreview: () => void
}

/** The largest file of a page that is read, bytes. */
const MAX_FILE = 5 * 1024 * 1024

/** Undo, redo, versions, preview, and the page as a file. */
export function PageTools({ kit, pageId, history, read, disabled, onPreview }: Props) {
  const { t } = useTranslation()
  const inform = useInform()
  const input = useRef<HTMLInputElement>(null)
  const importFile = async (file: File) => {
    const page = file.size > MAX_FILE ? null : splitPage(await file.text())
    if (!page) return inform(text('没有导入'), text('文件 {{name}} 不是页面文件。', { name: file.name }))
    const blocks = page.blocks.map((block) => ({ ...block, key: uuid() }))
    history.apply(() => ({ ...page, blocks }))
    notify(t('已导入 {{count}} 个模块，可撤销', { count: blocks.length }))
  }
  const exportFile = () => {
    const values = read()
    const { fileName, text: content } = pageFile({
      name: values.name || t('页面'),
      pageClientType: kit.client,
      pageData: joinPage(values),
    })
    saveFile({ blob: new Blob([content], { type: 'application/json' }), fileName, headers: {} })
  }
  return (
    <div className={styles.tools}>
      <Button
        icon={<UndoOutlined aria-hidden="true" />}
        aria-label={t('撤销')}
        title={`${t('撤销')} (Ctrl+Z)`}
        disabled={disabled || !history.canUndo}
        onClick={history.undo}
      />
      <Button
        icon={<RedoOutlined aria-hidden="true" />}
        aria-label={t('重做')}
        title={`${t('重做')} (Ctrl+Shift+Z)`}
        disabled={disabled || !history.canRedo}
        onClick={history.redo}
      />
      <Button icon={<UploadOutlined aria-hidden="true" />} disabled={disabled} onClick={() => input.current?.click()}>
        {t('导入文件')}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={exportFile}>
        {t('导出文件')}
      </Button>
      {pageId !== null && <CompareButton kit={kit} pageId={pageId} history={history} read={read} disabled={disabled} />}
      {pageId !== null && <HistoryButton pageId={pageId} readName={() => read().name} />}
      <Button icon={<EyeOutlined aria-hidden="true" />} onClick={onPreview}>
        {t('预览')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('导入文件')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Allows choosing the same file again after correcting it.
          event.target.value = ''
          if (file) void importFile(file)
        }}
      />
    </div>
  )
}

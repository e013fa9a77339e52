import { DndContext, DragOverlay } from '@dnd-kit/core'
import { Alert, Button, Form, Space } from 'antd'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import type { Category } from '#features/mall/category/model'
import { DragChip } from '#features/mall/decoration/canvas/DragChip'
import { Outline } from '#features/mall/decoration/canvas/Outline'
import { PageCanvas } from '#features/mall/decoration/canvas/PageCanvas'
import { Palette } from '#features/mall/decoration/canvas/Palette'
import { CANVAS, OUTLINE, useBlockDrag } from '#features/mall/decoration/canvas/useBlockDrag'
import { useDragWords } from '#features/mall/decoration/canvas/useDragWords'
import { editorFields } from '#features/mall/decoration/fields'
import { goneText, type PageData } from '#features/mall/decoration/model'
import { categoryOf } from '#features/mall/decoration/model/link/links'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import type { PageBlock, PageText } from '#features/mall/decoration/model/page/pageText'
import { BlockProperties } from '#features/mall/decoration/properties/BlockProperties'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { useFormBlocks } from '#features/mall/decoration/state/useFormBlocks'
import { usePageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { type PageValues, usePageHistory } from '#features/mall/decoration/state/usePageHistory'
import { usePageIssues } from '#features/mall/decoration/state/usePageIssues'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { FormField } from '#shared/form/FormField'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { BlocksField } from './BlocksField'
import { NameInput } from './NameInput'
import { OldPrices } from './OldPrices'
import { issueText, PageErrors } from './PageErrors'
import styles from './PageForm.module.css'
import { PageTools } from './PageTools'
import { isInView, type PageIntent, pageErrors } from './pageValues'
import { usePageForm } from './usePageForm'

// Lazy: most pages lead to no category.
const CategoryWatch = lazyWithRetry(() => import('#features/mall/decoration/link/CategoryWatch'))
const PreviewDialog = lazyWithRetry(() => import('./PreviewDialog'))

type Props = {
  kit: PageKit
  /** The page to edit; null for a new one. */
  saved: PageData | null
  /** Its text, split into blocks. */
  text: PageText
  /** The id of a page that is gone, whose draft is edited as a new one. */
  lostId?: string
}

/** 装修: a page between what can be added, and the settings of the selected block. */
export function PageForm({ kit, saved, text, lostId = '' }: Props) {
  const { t } = useTranslation()
  const { form, initial, editor, isLive } = usePageForm(kit, saved, text, lostId)
  const { disabled } = editor.formProps
  const name = Form.useWatch('name', { form, preserve: true }) ?? initial.name
  const blocks = useFormBlocks(form, initial.blocks)
  const history = usePageHistory(form, editor.change, disabled)
  const page = usePageBlocks(kit, blocks, history)
  const drag = useBlockDrag(page)
  const words = useDragWords(page)
  const [isPreviewed, setPreviewed] = useState(false)
  /** Whether it was refused to show the page to buyers. */
  const [isRefused, setRefused] = useState(false)
  const [tree, setTree] = useState<readonly Category[]>()
  const issues = usePageIssues(kit, blocks, tree)
  const gone = goneText(saved?.goneGoods)
  const errors = issues.filter(({ level }) => level === 'error')
  const lead = () => {
    setRefused(true)
    const [first] = errors
    if (first) page.lead(first.key, first.card)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the whole page
    <div className={styles.page} onKeyDown={undoKeys(history)}>
      <DraftNotice editor={editor} />
      {lostId && <Alert type="warning" showIcon title={t('这个页面已被删除。这是您的草稿，保存后成为一个新页面。')} />}
      {gone && <Alert type="warning" showIcon title={translateMessage(t, gone)} />}
      <OldPrices page={saved} blocks={blocks} history={history} />
      {isRefused && <PageErrors page={page} issues={issues} />}
      <EditorForm<PageValues, PageIntent>
        className={styles.form}
        editor={editor}
        fields={editorFields}
        validate={(values, intent) => pageErrors(kit, values, isInView(isLive, intent), page.isUploading())}
        onIncomplete={(field) => field === 'blocks' && lead()}
      >
        <div className={styles.top}>
          <FormField name="name" label={null} className={styles.name}>
            <NameInput onBefore={() => history.note('name')} />
          </FormField>
          <PageTools
            kit={kit}
            pageId={saved?.id ?? null}
            history={history}
            read={() => form.getFieldsValue(true) as PageValues}
            disabled={disabled}
            onPreview={() => setPreviewed(true)}
          />
        </div>
        <BlocksField
          isSilent={isRefused && errors.length > 0}
          errors={errors.map((issue) => issueText(t, page, issue))}
        />
        <DndContext {...drag.dragProps} accessibility={words}>
          <div className={styles.workspace}>
            <aside className={styles.side}>
              <Palette page={page} disabled={disabled} />
              <Outline page={page} issues={issues} drop={drag.dropIn(OUTLINE)} disabled={disabled} />
            </aside>
            <PageCanvas kit={kit} page={page} title={name} drop={drag.dropIn(CANVAS)} disabled={disabled} />
            <BlockProperties kit={kit} page={page} issues={issues} disabled={disabled} />
          </div>
          <DragOverlay dropAnimation={null}>
            {drag.dragged !== null && <DragChip id={drag.dragged} page={page} />}
          </DragOverlay>
        </DndContext>
      </EditorForm>
      {leadsToCategories(kit, blocks) && (
        <Suspense>
          <CategoryWatch onRead={setTree} />
        </Suspense>
      )}
      {isLive ? (
        <EditorBar editor={editor} submit={{ text: t('保存并更新') }}>
          <Space wrap>
            {t('页面已发布，保存后买家马上看到修改')}
            <Button disabled={editor.isSaving} onClick={() => editor.save('draft')}>
              {t('存为草稿')}
            </Button>
          </Space>
        </EditorBar>
      ) : (
        <EditorBar
          editor={editor}
          second={{ text: t('保存') }}
          submit={{ text: t('发布'), intent: 'publish' as PageIntent }}
        />
      )}
      {isPreviewed && (
        <Suspense>
          <PreviewDialog kit={kit} title={name} blocks={blocks} onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
    </div>
  )
}

function leadsToCategories({ linksOf }: PageKit, blocks: readonly PageBlock[]): boolean {
  return blocks.some((block) => linksOf(readBlock(block)).some(({ link }) => categoryOf(link) !== ''))
}

/**
 * Ctrl+Z and Ctrl+Shift+Z, or Ctrl+Y, also in inputs: they are controlled, so the browser cannot undo their changes.
 */
function undoKeys({ undo, redo }: { undo: () => void; redo: () => void }) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // Events of dialogs bubble here through their portals.
    if (!event.currentTarget.contains(event.target as Node) || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'z' && !event.shiftKey) undo()
    else redo()
  }
}

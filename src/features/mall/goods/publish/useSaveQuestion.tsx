import { Button, Space } from 'antd'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveType } from '#features/mall/goods/model'
import { usePageModal } from '#shared/dialog/pageModal'

/** The answer: replace the opened one, save a new one, or null to cancel. */
type SaveAnswer = 'replace' | 'new' | null

const WORDS: Record<SaveType, { title: string; text: string; replace: string; add: string }> = {
  DRAFT: {
    title: '保存草稿',
    text: '替换会覆盖打开的这份草稿；另存为新草稿则两份都保留。',
    replace: '替换原草稿',
    add: '另存为新草稿',
  },
  TEMPLATE: {
    title: '保存模板',
    text: '替换会覆盖打开的这份模板；另存为新模板则两份都保留。',
    replace: '替换旧模板',
    add: '保存新模板',
  },
}

/** Asks whether a save replaces the draft or template that was opened. Closing the question saves nothing. */
export function useSaveQuestion(): (type: SaveType) => Promise<SaveAnswer> {
  const { t } = useTranslation()
  const modal = usePageModal()
  return useCallback(
    (type) =>
      new Promise((resolve) => {
        const words = WORDS[type]
        const answer = (value: SaveAnswer) => {
          dialog.destroy()
          resolve(value)
        }
        const dialog = modal.confirm({
          title: t(words.title),
          content: t(words.text),
          onCancel: () => resolve(null),
          footer: () => (
            <Space>
              <Button onClick={() => answer(null)}>{t('取消')}</Button>
              <Button onClick={() => answer('new')}>{t(words.add)}</Button>
              <Button type="primary" onClick={() => answer('replace')}>
                {t(words.replace)}
              </Button>
            </Space>
          ),
        })
      }),
    [modal, t],
  )
}

import type { DndContextProps } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { draggedName } from './draggedName'

/** What the drag library says to screen readers, in the language of the product: steps are said by the page itself. */
export function useDragWords(page: PageBlocks): DndContextProps['accessibility'] {
  const { t } = useTranslation()
  return {
    screenReaderInstructions: { draggable: t('用按钮或快捷键也能移动模块') },
    announcements: {
      onDragStart: ({ active }) => t('正在拖动 {{name}}', { name: draggedName(t, page, String(active.id)) }),
      onDragOver: () => undefined,
      onDragEnd: () => undefined,
      onDragCancel: () => t('已取消拖动'),
    },
  }
}

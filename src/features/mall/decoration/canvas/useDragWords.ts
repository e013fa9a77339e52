import type { DndContextProps } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'

/** What the drag library says to screen readers, in the language of the product: steps are said by the page itself. */
export function useDragWords(): DndContextProps['accessibility'] {
  const { t } = useTranslation()
  return {
    screenReaderInstructions: { draggable: t('用按钮或快捷键也能移动模块') },
    announcements: {
      onDragStart: () => t('正在拖动'),
      onDragOver: () => undefined,
      onDragEnd: () => undefined,
      onDragCancel: () => t('已取消拖动'),
    },
  }
}

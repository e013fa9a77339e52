import { useDndMonitor, useDraggable, useDroppable } from '@dnd-kit/core'
import { Fragment, memo, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import { blockName } from '#features/mall/decoration/state/blockName'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { BlockView } from '#features/mall/decoration/view/BlockView'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { cardUnder } from './cardUnder'
import styles from './PageCanvas.module.css'
import { CANVAS } from './useBlockDrag'
import { useBlockKeys } from './useBlockKeys'

// Lazy: only an empty page offers templates.
const TemplateChoice = lazyWithRetry(() => import('#features/mall/decoration/template/TemplateChoice'))

type Props = {
  kit: PageKit
  page: PageBlocks
  title: string
  /** Where the dragged block would be dropped; null while none is dragged. */
  drop: number | null
  disabled: boolean
}

/** The page on a buyer's screen: a click selects a block and its card, dragging moves it. */
export function PageCanvas({ kit, page, title, drop, disabled }: Props) {
  const { t } = useTranslation()
  const { Screen, widths } = kit.view
  const { setNodeRef } = useDroppable({ id: CANVAS })
  const { list, onKeyDown } = useBlockKeys<HTMLOListElement>(page)
  useInView(list, page.block?.key)
  return (
    <section ref={setNodeRef} className={styles.canvas} aria-label={t('页面')}>
      {page.isEmpty && (
        <Suspense>
          <TemplateChoice kit={kit} page={page} disabled={disabled} />
        </Suspense>
      )}
      <Screen width={widths[0]?.value ?? 0} title={title || t('页面')}>
        {page.blocks.length === 0 && drop === null && (
          <div className={styles.empty}>{t('点击或拖动左侧的模块，放到页面里')}</div>
        )}
        <ol ref={list} className={styles.blocks} onKeyDown={onKeyDown}>
          {page.blocks.map((block, index) => (
            <Fragment key={block.key}>
              {drop === index && <DropLine />}
              <CanvasBlock
                kit={kit}
                blockKey={block.key}
                text={block.text}
                index={index}
                card={index === page.at ? page.card : 0}
                isSelected={index === page.at}
                isStop={index === Math.max(0, page.at)}
                disabled={disabled || page.isFixed(index)}
                onSelect={page.select}
              />
            </Fragment>
          ))}
          {drop === page.blocks.length && <DropLine />}
        </ol>
      </Screen>
    </section>
  )
}

function DropLine() {
  return <li className={styles.line} aria-hidden="true" />
}

type BlockProps = {
  kit: PageKit
  blockKey: string
  text: string
  index: number
  /** The card that is shown where only one is. */
  card: number
  isSelected: boolean
  /** The one stop of the Tab key: the arrows go on. */
  isStop: boolean
  /** Whether it stays where it is. */
  disabled: boolean
  onSelect: (key: string, card?: number) => void
}

/** Memoised: a page holds many, and one changes at a time. */
const CanvasBlock = memo(function CanvasBlock(props: BlockProps) {
  const { kit, blockKey, text, index, card, isSelected, isStop, disabled, onSelect } = props
  const { t } = useTranslation()
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: blockKey, disabled })
  const name = blockName(t, kit, readBlock({ text }))
  const names = [styles.block, isSelected && styles.selected, isDragging && styles.dragged]
  return (
    <li ref={setNodeRef} data-block={blockKey} className={names.filter(Boolean).join(' ')}>
      <div aria-hidden="true">
        <BlockView view={kit.view} text={text} card={card} />
      </div>
      <button
        type="button"
        {...listeners}
        data-key={blockKey}
        className={styles.grip}
        aria-label={t('第 {{number}} 块 {{name}}', { number: index + 1, name })}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        onClick={(event) => onSelect(blockKey, cardUnder(event))}
      />
    </li>
  )
})

/** Scrolls the selected block into view, but not while one is dragged. */
function useInView(list: React.RefObject<HTMLElement | null>, key: string | undefined) {
  const isDragging = useRef(false)
  useDndMonitor({
    onDragStart: () => {
      isDragging.current = true
    },
    onDragEnd: () => {
      isDragging.current = false
    },
    onDragCancel: () => {
      isDragging.current = false
    },
  })
  useEffect(() => {
    if (key === undefined || isDragging.current) return
    const blocks = [...(list.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])]
    blocks.find(({ dataset }) => dataset.block === key)?.scrollIntoView({ block: 'nearest' })
  }, [list, key])
}

import { CloseCircleFilled, ExclamationCircleOutlined } from '@ant-design/icons'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import { blockTitle } from '#features/mall/decoration/model/page/change'
import type { PageIssue } from '#features/mall/decoration/model/page/pageIssues'
import { blockName } from '#features/mall/decoration/state/blockName'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { entryId } from './dragIds'
import styles from './Outline.module.css'
import { OUTLINE } from './useBlockDrag'
import { useBlockKeys } from './useBlockKeys'

type Props = {
  page: PageBlocks
  issues: readonly PageIssue[]
  /** Where the dragged block would be dropped; null while none is dragged over it. */
  drop: number | null
  disabled: boolean
}

/** The blocks of the page by name, with what is missing in them; dragging moves them. */
export function Outline({ page, issues, drop, disabled }: Props) {
  const { t } = useTranslation()
  const { setNodeRef } = useDroppable({ id: OUTLINE })
  const { list, onKeyDown } = useBlockKeys<HTMLOListElement>(page)
  return (
    <section ref={setNodeRef} className={styles.outline} aria-label={t('页面大纲')}>
      <h2>
        {t('页面大纲')} <small>{t('共 {{count}} 块', { count: page.blocks.length })}</small>
      </h2>
      <ol ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {page.blocks.map((one, index) => {
          const own = issues.filter(({ key }) => key === one.key)
          return (
            <Fragment key={one.key}>
              {drop === index && <DropLine />}
              <Entry
                rules={page.rules}
                blockKey={one.key}
                text={one.text}
                index={index}
                issues={own.length}
                isBroken={own.some(({ level }) => level === 'error')}
                isSelected={index === page.at}
                isStop={index === Math.max(0, page.at)}
                disabled={disabled || page.isFixed(index)}
                onSelect={page.select}
              />
            </Fragment>
          )
        })}
        {drop !== null && drop === page.blocks.length && <DropLine />}
      </ol>
    </section>
  )
}

function DropLine() {
  return <li className={styles.line} aria-hidden="true" />
}

type EntryProps = {
  rules: PageRules
  blockKey: string
  text: string
  index: number
  /** How many there are. */
  issues: number
  /** Whether one of them would look broken to buyers. */
  isBroken: boolean
  isSelected: boolean
  /** The one stop of the Tab key: the arrows go on. */
  isStop: boolean
  /** Whether it stays where it is. */
  disabled: boolean
  onSelect: (key: string) => void
}

/** Memoised: a page holds many, and one changes at a time. */
const Entry = memo(function Entry(props: EntryProps) {
  const { rules, blockKey, text, index, issues, isBroken, isSelected, isStop, disabled, onSelect } = props
  const { t } = useTranslation()
  const block = readBlock({ text })
  const title = blockTitle(block)
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: entryId(blockKey), disabled })
  return (
    <li ref={setNodeRef} data-block={blockKey} className={isDragging ? styles.dragged : undefined}>
      <button
        type="button"
        {...listeners}
        data-key={blockKey}
        className={isSelected ? styles.selected : styles.entry}
        aria-current={isSelected}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onSelect(blockKey)}
      >
        <span className={styles.number}>{index + 1}</span>
        <span className={styles.name}>
          {blockName(t, rules, block)}
          {title && <small title={title}> {title}</small>}
        </span>
        {issues > 0 && <IssueMark count={issues} isBroken={isBroken} />}
      </button>
    </li>
  )
})

function IssueMark({ count, isBroken }: { count: number; isBroken: boolean }) {
  const { t } = useTranslation()
  const name = t('{{count}} 处待处理', { count })
  return (
    <span className={isBroken ? styles.error : styles.warning}>
      {isBroken ? (
        <CloseCircleFilled aria-label={name} title={name} />
      ) : (
        <ExclamationCircleOutlined aria-label={name} title={name} />
      )}
    </span>
  )
}

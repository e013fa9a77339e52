import { CloseCircleFilled, ExclamationCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { readBlock } from '#features/mall/decoration/content/blocks'
import type { PageIssue } from '#features/mall/decoration/content/pageIssues'
import { blockName } from '#features/mall/decoration/state/blockName'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import styles from './Outline.module.css'
import { useBlockKeys } from './useBlockKeys'

/** The blocks of the page by name, with what is missing in them. */
export function Outline({ page, issues }: { page: PageBlocks; issues: readonly PageIssue[] }) {
  const { t } = useTranslation()
  const { list, onKeyDown } = useBlockKeys<HTMLOListElement>(page)
  return (
    <section className={styles.outline} aria-label={t('页面大纲')}>
      <h2>
        {t('页面大纲')} <small>{t('共 {{count}} 块', { count: page.blocks.length })}</small>
      </h2>
      <ol ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {page.blocks.map((one, index) => {
          const own = issues.filter(({ key }) => key === one.key)
          const isSelected = index === page.at
          return (
            <li key={one.key}>
              <button
                type="button"
                data-key={one.key}
                className={isSelected ? styles.selected : styles.entry}
                aria-current={isSelected}
                // One stop of the Tab key: the arrows go on.
                tabIndex={index === Math.max(0, page.at) ? 0 : -1}
                onClick={() => page.select(one.key)}
              >
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.name}>{blockName(t, readBlock(one))}</span>
                {own.length > 0 && <IssueMark issues={own} />}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function IssueMark({ issues }: { issues: readonly PageIssue[] }) {
  const { t } = useTranslation()
  const isBroken = issues.some(({ level }) => level === 'error')
  const name = t('{{count}} 处待处理', { count: issues.length })
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

import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Translate, translateMessage } from '#domain/text'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import type { PageIssue } from '#features/mall/decoration/model/page/pageIssues'
import { blockName } from '#features/mall/decoration/state/blockName'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { LinkButton } from '#shared/ui/LinkButton'
import styles from './PageErrors.module.css'

/** An issue with its block. */
export function issueText(t: Translate, { blocks, rules }: PageBlocks, issue: PageIssue): string {
  const at = blocks.findIndex(({ key }) => key === issue.key)
  const block = blocks[at]
  const name = block ? blockName(t, rules, readBlock(block)) : ''
  return `${t('第 {{number}} 块 {{name}}', { number: at + 1, name })}：${translateMessage(t, issue.text)}`
}

/** What has to be changed before buyers may see the page; each leads to its block. */
export function PageErrors({ page, issues }: { page: PageBlocks; issues: readonly PageIssue[] }) {
  const { t } = useTranslation()
  const errors = issues.filter(({ level }) => level === 'error')
  if (errors.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      title={
        <>
          {t('有 {{count}} 处需要修改后才能给买家看', { count: errors.length })}
          <ul className={styles.errors}>
            {errors.map((issue) => (
              <li key={`${issue.key} ${issue.card} ${issue.text.text}`}>
                <LinkButton onClick={() => page.lead(issue.key, issue.card)}>{issueText(t, page, issue)}</LinkButton>
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}

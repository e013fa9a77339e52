import { DownloadOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { notify } from '#shared/notify'
import styles from './ExportButton.module.css'
import type { ExportPlan } from './exportList'
import type { AllRows, Watch } from './readAll'
import type { AllRowsSource } from './useAllRows'
import type { JobControl } from './useListJob'

type Props<Row> = { plan: ExportPlan<Row>; whole: AllRowsSource<Row>; ticked: readonly Row[]; jobs: JobControl }

const WORDS = { running: '正在导出', failed: '导出失败，没有生成文件' }
const CHANGED = '导出期间记录有增减，文件中可能缺少个别记录，请重新导出核对。'

/** 导出 Excel: all pages of the filtered result or, where rows are ticked, only those; columns as shown. */
export function ExportButton<Row extends object>({ plan, whole, ticked, jobs }: Props<Row>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const save = (read: (watch: Watch) => Promise<AllRows<Row>>) =>
    jobs.start(WORDS, async (watch) => {
      const { rows, isSteady } = await read(watch)
      const count = rows.length
      if (count === 0) return '没有符合条件的记录，没有生成文件。'
      const { exportList } = await import('./exportList')
      const file = await exportList(plan, rows, { criteria: whole.criteria ?? {}, client, signal: watch.signal, t })
      notify(t('已导出 {{count}} 条：{{file}}', { count, file }))
      return isSteady ? undefined : CHANGED
    })
  const button = (
    <Button
      className={styles.button}
      icon={<DownloadOutlined aria-hidden="true" />}
      aria-label={t('导出 Excel')}
      title={t('导出 Excel')}
      loading={jobs.isBusy && { delay: 400 }}
      onClick={ticked.length > 0 ? undefined : () => save(whole.read)}
    >
      <span className={styles.word}>{t('导出 Excel')}</span>
    </Button>
  )
  if (ticked.length === 0) return button
  return (
    <Dropdown
      trigger={['click']}
      disabled={jobs.isBusy}
      menu={{
        items: [
          {
            key: 'ticked',
            label: t('导出已选的 {{count}} 条', { count: ticked.length }),
            onClick: () => save(async () => ({ rows: [...ticked], isSteady: true })),
          },
          {
            key: 'all',
            label: t('导出全部 {{count}} 条结果', { count: whole.total }),
            onClick: () => save(whole.read),
          },
        ],
      }}
    >
      {button}
    </Dropdown>
  )
}

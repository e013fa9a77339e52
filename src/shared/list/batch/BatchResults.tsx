import { Segmented, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordTable } from '#shared/record/RecordTable'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import styles from './BatchResults.module.css'
import type { Outcome } from './runBatch'

type State = Outcome['state']
type Line<Row> = { at: number; row: Row; outcome: Outcome }
type Props<Row> = { rows: readonly Row[]; outcomes: ReadonlyMap<Row, Outcome>; nameOf: (row: Row) => string }

const STATES: Record<State, { word: string; color: string }> = {
  done: { word: '成功', color: 'success' },
  failed: { word: '失败', color: 'error' },
  open: { word: '未执行', color: 'default' },
}

/** The outcome of each row of a batch, with the reason of each failure. */
export function BatchResults<Row extends object>({ rows, outcomes, nameOf }: Props<Row>) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<State | 'all'>('all')
  const lines = rows.map((row, at): Line<Row> => ({ at, row, outcome: outcomes.get(row) ?? { state: 'open' } }))
  const count = (state: State) => lines.filter(({ outcome }) => outcome.state === state).length
  return (
    <>
      <Segmented
        className={styles.filter}
        aria-label={t('结果')}
        value={wanted}
        onChange={setWanted}
        options={[
          { value: 'all' as const, label: `${t('全部')} ${lines.length}` },
          ...(['failed', 'done', 'open'] as const).map((state) => ({
            value: state,
            label: `${t(STATES[state].word)} ${count(state)}`,
          })),
        ]}
      />
      <RecordTable<Line<Row>>
        caption={t('批量结果')}
        rowKey="at"
        dataSource={lines.filter(({ outcome }) => wanted === 'all' || outcome.state === wanted)}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          { key: 'name', title: t('名称'), width: 240, ellipsis: true, render: (_, { row }) => nameOf(row) },
          {
            key: 'state',
            title: t('结果'),
            width: 96,
            render: (_, { outcome: { state } }) => <Tag color={STATES[state].color}>{t(STATES[state].word)}</Tag>,
          },
          {
            key: 'reason',
            title: t('原因'),
            render: (_, { outcome }) =>
              outcome.state === 'failed' && <span className={textStyles.negative}>{serverText(outcome.reason)}</span>,
          },
        ]}
      />
    </>
  )
}

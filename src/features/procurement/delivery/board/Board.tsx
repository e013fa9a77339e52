import { SearchOutlined } from '@ant-design/icons'
import { Alert, Button, Input, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import { FieldValue } from '#shared/fields/FieldValue'
import { errorText } from '#shared/http/errorText'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLink } from '#shared/ui/PageLink'
import { EmptyState } from '#shared/ui/states'
import styles from './BoardDrawer.module.css'
import { BoardTable } from './BoardTable'
import { FreeCars } from './FreeCars'
import { type BoardState, boardStates, countStates, EARLIER_DAYS, filterTrucks, loadedTotals } from './model'
import type { BoardData } from './useBoard'

type Props = {
  data: BoardData
  /** The reading of the trucks on the way. */
  trips: { isError: boolean; error: unknown; refetch: () => unknown }
}

const STATES = Object.keys(boardStates) as BoardState[]
const ANY = { state: '' as BoardState | '', word: '' }

/** Trucks and their notes: filtered by state, plate and driver; what they carry today, and which are free. */
export function Board({ data, trips }: Props) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(ANY)
  const { today, trucks, older, total, mostTrips } = data
  const counts = countStates(filterTrucks(trucks, { ...filter, state: '' }))
  const shown = filterTrucks(trucks, filter)
  const nameOf = (state: BoardState | '') =>
    `${t(state ? boardStates[state].label : '全部')}${t('（{{count}}）', { count: counts[state] })}`
  return (
    <div className={styles.board}>
      {trips.isError && data.trips === null && (
        <Alert
          type="warning"
          showIcon
          title={t('在途车辆没有加载成功，只显示今天的送货单')}
          description={errorText(trips.error)}
          action={<Button onClick={() => void trips.refetch()}>{t('重试')}</Button>}
        />
      )}
      {total !== null && (
        <Alert
          type="info"
          showIcon
          title={t('今天共 {{total}} 张送货单，只显示最早的 {{count}} 张', { total, count: today.length })}
        />
      )}
      {mostTrips !== null && (
        <Alert type="info" showIcon title={t('在途车辆只显示最近发车的 {{count}} 张送货单', { count: mostTrips })} />
      )}
      {trucks.length === 0 ? (
        <EmptyState
          text={t('今天还没有司机配送的送货单，也没有在途车辆。创建后在这里跟踪装车、在途和验收。')}
          action={
            <OpenButton type="primary" name="chooseMaterial">
              {t('创建送货单')}
            </OpenButton>
          }
        />
      ) : (
        <>
          <div className={styles.filters}>
            <Segmented
              aria-label={t('状态')}
              value={filter.state}
              onChange={(state) => setFilter({ ...filter, state })}
              options={(['', ...STATES] as const).map((value) => ({ value, label: nameOf(value) }))}
            />
            <Input
              className={styles.search}
              allowClear
              prefix={<SearchOutlined aria-hidden="true" />}
              aria-label={t('车牌号或司机')}
              placeholder={t('车牌号或司机')}
              value={filter.word}
              onChange={({ target }) => setFilter({ ...filter, word: target.value })}
            />
            <p className={styles.sum}>
              {t('今天 {{count}} 张，装车合计', { count: today.length })}{' '}
              <strong>
                <FieldValue field={deliveryNoteFields.quantities} value={loadedTotals(today)} />
              </strong>
            </p>
          </div>
          {shown.length > 0 ? (
            <BoardTable trucks={shown} now={data.readAt} />
          ) : (
            <EmptyState
              text={t('没有符合条件的记录')}
              action={<Button onClick={() => setFilter(ANY)}>{t('清除条件')}</Button>}
            />
          )}
        </>
      )}
      {older > 0 && (
        <p className={styles.sum}>
          {t('另有 {{count}} 张送货单 {{days}} 天前已发车，尚未验收。', { count: older, days: EARLIER_DAYS })}{' '}
          <PageLink
            name="deliverList"
            query={{ status: String(deliveryNoteStatus.code.shipped), sort: 'deliverTime', order: 'asc' }}
          >
            {t('查看')}
          </PageLink>
        </p>
      )}
      {data.trips && <FreeCars notes={today} trips={data.trips} word={filter.word} />}
    </div>
  )
}

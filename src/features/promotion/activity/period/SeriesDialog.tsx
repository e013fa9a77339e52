import { Alert, Input, InputNumber, Modal, Select } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Field, field } from '#domain/field'
import { textError } from '#domain/rules'
import { text, translateMessage } from '#domain/text'
import { parseTime, serverToday } from '#domain/time'
import { numberOf } from '#domain/typedFigure'
import { usePeriodActivities } from '#features/mall/activity/api'
import { type Activity, doOverlap, type Period, periodFault, periodText } from '#features/mall/activity/model'
import { clashesOf } from '#features/mall/activity/model/clash'
import { activityKinds, activityName } from '#features/mall/activity/model/kind'
import { besides } from '#features/promotion/activity/model'
import { RangeInput } from '#shared/fields/DateInputs'
import { textCount } from '#shared/form/textCount'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { ResourceMutation } from '#shared/resource'
import { quickPeriods } from './quickPeriods'
import styles from './SeriesDialog.module.css'
import { baseLength, baseName, datedName, firstOfSeries, MAX_SERIES, seriesOf, usualRepeat } from './series'

const BatchRunner = lazyWithRetry(() => import('#shared/list/batch/BatchRunner'))
const FIRST = field('dateRange', '第一次的时间')

type Props = {
  /** The activity to repeat. */
  activity: Activity
  /** Creates one copy of it in a period. */
  create: ResourceMutation<{ id: string; period: Period; name: string }, void>
  /** Its name. */
  nameField: Field
  onClose: () => void
}

/** 复制到多个时间: copies of an activity, each Friday for instance, created one after the other with a result for each. */
export function SeriesDialog({ activity, create, nameField, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const [repeat, setRepeat] = useState(() => usualRepeat(activity))
  const [first, setFirst] = useState(() => firstOfSeries(activity, repeat, serverToday()))
  const [base, setBase] = useState(() => baseName(activityName(activity), nameField.maxLength))
  const [wanted, setWanted] = useState<readonly Period[] | null>(null)
  const maxBase = baseLength(nameField.maxLength)
  const nameFault = textError(base, { label: nameField.label, max: maxBase, required: true })
  const nameOf = (period: Period) => datedName(base, period, first)
  const isSound = periodFault(first) === null
  const periods = isSound ? seriesOf(first, repeat) : []
  const last = periods.at(-1)?.endTime ?? ''
  const query = usePeriodActivities(first.startTime, last, isSound)
  /** Of some kinds the server takes only one at a time: another of the kind, or an earlier one of the series. */
  const refusalOf = (period: Period, at: number) => {
    const [clash] = clashesOf({ ...activity, id: '', ...period }, query.data ?? [])
    if (clash) return t('与「{{name}}」时间重叠，会被拒绝', { name: activityName(clash) })
    return activityKinds[activity.promotionType].isExclusive &&
      periods.slice(0, at).some((earlier) => doOverlap(earlier, period))
      ? t('与前一次时间重叠，会被拒绝')
      : null
  }
  const free = periods.filter((period, at) => refusalOf(period, at) === null)
  const besideOf = (period: Period) => besides({ ...activity, id: '', ...period }, query.data ?? [])
  if (wanted) {
    return (
      <Suspense fallback={null}>
        <BatchRunner
          rows={wanted}
          batch={{
            label: '创建活动',
            question: (count) => text('创建 {{count}} 个活动？', { count }),
            consequence: text('逐个创建，内容与原活动相同，只是名称和时间不同；有一个不成功不影响其他的。'),
            write: create as never,
            argOf: (period) => ({ id: activity.id, period, name: nameOf(period) }),
            idOf: ({ startTime }) => `${activity.promotionType} ${activity.id} ${startTime}`,
            nameOf,
            isDanger: false,
          }}
          onClose={onClose}
        />
      </Suspense>
    )
  }
  return (
    <Modal
      open
      width={640}
      title={t('把 {{name}} 复制到多个时间', { name: activityName(activity) })}
      okText={t('创建 {{count}} 个', { count: free.length })}
      okButtonProps={{ disabled: free.length === 0 || nameFault !== null }}
      onOk={() => setWanted(free)}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <label htmlFor="series-name">{t(nameField.label)}</label>
        <div>
          <Input
            id="series-name"
            aria-describedby="series-name-note"
            count={{ ...textCount(maxBase), show: true }}
            status={nameFault ? 'error' : undefined}
            aria-invalid={nameFault !== null}
            value={base}
            onChange={(event) => setBase(event.target.value)}
          />
          <div id="series-name-note">
            {nameFault && (
              <span role="alert" className={styles.refusal}>
                {translateMessage(t, nameFault)}
              </span>
            )}
            <span className={styles.clash}>{t('每个活动在名称后加上自己的日期，见下面的列表')}</span>
          </div>
        </div>
        <label htmlFor="series-first">{t('第一次的时间')}</label>
        <RangeInput
          field={FIRST}
          id="series-first"
          isTime
          presets={quickPeriods('').map(({ label, startTime, endTime }) => ({
            label: translateMessage(t, label),
            value: [parseTime(startTime), parseTime(endTime)],
          }))}
          value={`${first.startTime}~${first.endTime}`}
          onChange={(range) => {
            const [startTime = '', endTime = ''] = String(range).split('~')
            setFirst({ startTime, endTime })
          }}
        />
        <label htmlFor="series-every">{t('重复')}</label>
        <Select
          id="series-every"
          value={repeat.every}
          options={[
            { value: 'day' as const, label: t('每天') },
            { value: 'week' as const, label: t('每周') },
            { value: 'month' as const, label: t('每月') },
          ]}
          onChange={(every) => setRepeat({ ...repeat, every })}
        />
        <label htmlFor="series-count">{t('重复次数')}</label>
        <InputNumber
          id="series-count"
          parser={numberOf}
          min={1}
          max={MAX_SERIES}
          precision={0}
          value={repeat.count}
          onChange={(count) => count !== null && setRepeat({ ...repeat, count })}
        />
      </div>
      {!isSound && <Alert type="warning" showIcon title={t('先选一个还没有结束的时间')} />}
      <ol className={styles.periods} aria-label={t('将创建的活动')}>
        {periods.map((period, at) => {
          const names = besideOf(period).map(activityName)
          const refusal = refusalOf(period, at)
          return (
            <li key={period.startTime}>
              <strong>{nameOf(period)}</strong>
              <span className={styles.period}>
                {weekdayOf(period, i18n.language)} {periodText(period)}
              </span>
              {refusal && <span className={styles.refusal}>{refusal}</span>}
              {!refusal && names.length > 0 && (
                <span className={styles.clash}>{t('同期：{{names}}', { names: names.join('、') })}</span>
              )}
            </li>
          )
        })}
      </ol>
    </Modal>
  )
}

function weekdayOf({ startTime }: Period, language: string): string {
  return parseTime(startTime)?.toDate().toLocaleDateString(language, { weekday: 'short' }) ?? ''
}

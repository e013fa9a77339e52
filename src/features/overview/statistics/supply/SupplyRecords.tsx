import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { statistics } from '#features/overview/statistics/api'
import { supplyFields } from '#features/overview/statistics/fields'
import { RecordsSection } from '#features/overview/statistics/figures/RecordsSection'
import { SUPPLY_STEPS, type SupplyStep } from '#features/overview/statistics/model'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { PageLink } from '#shared/ui/PageLink'
import { useSearchParam } from '#shared/useSearchParam'

const COLUMNS = ['sn', 'projectName', 'materialName', 'date', 'price'] as const
const LABELS: Record<SupplyStep, string> = { delivered: '送货', accepted: '验收', settled: '结算', paid: '付款' }

type Props = {
  time: PeriodState
  args: Partial<Record<'projectId' | 'material' | 'ofMonth', string>>
  picked: string
  onClear: () => void
  /** One step only, without a choice. */
  only?: SupplyStep
}

/** The notes or settlements behind the figures of one step. */
export function SupplyRecords({ time, args, picked, onClear, only }: Props) {
  const { t } = useTranslation()
  const [tab, setTab] = useSearchParam('tab')
  const step = only ?? SUPPLY_STEPS.find((one) => one === tab) ?? 'delivered'
  const isNote = step === 'delivered' || step === 'accepted'
  return (
    <div className={styles.page}>
      {!only && (
        <Segmented
          aria-label={t('单据类型')}
          className={styles.switch}
          options={SUPPLY_STEPS.map((value) => ({ value, label: t(LABELS[value]) }))}
          value={step}
          onChange={(value) => setTab(value === 'delivered' ? '' : value)}
        />
      )}
      <RecordsSection
        title={isNote ? '送货单明细' : '结算单明细'}
        period={time.words}
        query={statistics.supplyRecords}
        arg={{ ...time.args, ...args, step }}
        fields={supplyFields}
        columns={COLUMNS}
        rowKey="sn"
        counted="price"
        render={(name, { id, sn }) =>
          name !== 'sn' ? undefined : isNote ? (
            <PageLink name="deliverDetail" query={{ deliverSn: sn }}>
              {sn}
            </PageLink>
          ) : (
            <PageLink name="settlementDetail" query={{ id }}>
              {sn}
            </PageLink>
          )
        }
        picked={picked}
        onClear={onClear}
        empty={isNote ? '没有送货单' : '没有结算单'}
      />
    </div>
  )
}

import { Input, Segmented } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { parseTime, serverNow } from '#domain/time'
import { lazyPart } from '#shared/lazyPart'
import { readSessionValue, storeSessionValue } from '#shared/plainForm/sessionValues'
import { Section } from '#shared/record/Section'
import { getSession } from '#shared/session'
import { EmptyState } from '#shared/ui/states'
import { canPrice, SampleCartLines, type SampleItem, useSampleCart } from './SampleCartLines'
import styles from './SampleCartPage.module.css'
import { SampleCartResult } from './SampleCartResult'

// The date inputs are heavy, and most carts are priced for now.
const TimeInput = lazyPart(() => import('#shared/fields/DateInputs').then(({ TimeInput }) => ({ default: TimeInput })))

/** When the order is placed. */
const MOMENT = field('time', '下单时间', {})

/** 优惠试算: what a buyer pays for some products at any moment, and which activities apply or not, and why. */
export default function SampleCartPage() {
  const { t } = useTranslation()
  const [items, setItems] = useState(readItems)
  const lines = useSampleCart(items)
  const [moment, setMoment] = useState(serverNow)
  const [way, setWay] = useState<'order' | 'group'>('order')
  return (
    <div className={styles.page}>
      <Section title={t('试算的订单')}>
        <div className={styles.form}>
          <label htmlFor="sample-moment">{t('下单时间')}</label>
          <Suspense fallback={<Input disabled id="sample-moment" />}>
            <TimeInput
              field={MOMENT}
              id="sample-moment"
              value={moment}
              onChange={(time) => time && setMoment(String(time))}
            />
          </Suspense>
          <span>{t('购买方式')}</span>
          <Segmented
            aria-label={t('购买方式')}
            options={[
              { value: 'order', label: t('直接购买') },
              { value: 'group', label: t('参团购买') },
            ]}
            value={way}
            onChange={setWay}
          />
        </div>
        <SampleCartLines
          items={items}
          lines={lines}
          onChange={(next) => {
            setItems(next)
            storeSessionValue(keyOfLines(), JSON.stringify(next))
          }}
        />
      </Section>
      <Section title={t('试算结果')}>
        {items.length === 0 ? (
          <EmptyState text={t('选择商品后，这里显示哪些活动适用、按什么顺序、买家付多少')} />
        ) : canPrice(items) && parseTime(moment) ? (
          <SampleCartResult lines={lines} moment={moment} isGroupBuy={way === 'group'} draft={null} />
        ) : (
          <EmptyState text={t('先改正标红的内容')} />
        )}
      </Section>
    </div>
  )
}

/** Another user of this browser must not see them. */
function keyOfLines(): string {
  return `sampleCart ${getSession().user?.userId ?? ''}`
}

/** The products chosen before a reload. */
function readItems(): readonly SampleItem[] {
  try {
    const kept = JSON.parse(readSessionValue(keyOfLines()) || '[]') as SampleItem[]
    // An earlier release kept prices, and no product.
    return kept.filter(({ goodsId }) => goodsId)
  } catch {
    return []
  }
}

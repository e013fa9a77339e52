import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import type { Activity } from '#features/mall/activity/model'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { canPrice, SampleCartLines, type SampleItem, useSampleCart } from './SampleCartLines'
import { SampleCartResult } from './SampleCartResult'

/** 优惠试算 beside a form: what a cart costs with the activity as typed so far, and with the others of its time. */
export function SampleCartSection({ draft }: { draft: Activity }) {
  const { t } = useTranslation()
  const [items, setItems] = useState<readonly SampleItem[]>([])
  const lines = useSampleCart(items)
  const typed = useDeferredValue(draft)
  return (
    <Section title={t('优惠试算')}>
      <SampleCartLines items={items} lines={lines} onChange={setItems} />
      {items.length > 0 && typed.startTime && (
        <p className={textStyles.secondary}>
          {t('按 {{time}} 活动开始时下单计算', { time: formatTime(typed.startTime, 'YYYY-MM-DD HH:mm') })}
        </p>
      )}
      {items.length > 0 && canPrice(items) && (
        <SampleCartResult
          lines={lines}
          moment={typed.startTime}
          isGroupBuy={typed.promotionType === 'PINTUAN'}
          draft={typed}
        />
      )}
    </Section>
  )
}

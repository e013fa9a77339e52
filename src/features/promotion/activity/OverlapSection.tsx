import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { usePeriodActivities } from '#features/mall/activity/api'
import { activityFields } from '#features/mall/activity/fields'
import { type Activity, periodText } from '#features/mall/activity/model'
import { clashesOf, sharedPrices } from '#features/mall/activity/model/clash'
import { activityScreen, activityTitle, offerText } from '#features/mall/activity/model/kind'
import { WithCapability } from '#shared/capability/WithCapability'
import { StatusTag } from '#shared/fields/FieldValue'
import { Section } from '#shared/record/Section'
import { PageLink } from '#shared/ui/PageLink'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { besides } from './model'
import styles from './OverlapSection.module.css'

type Props = {
  /** The activity as typed so far. */
  draft: Activity
}

/** What else runs at the same time on the same products, before the activity is saved; where the gateway can say it. */
export function OverlapSection({ draft }: Props) {
  return (
    <WithCapability of="activities">
      <Overlaps draft={draft} />
    </WithCapability>
  )
}

function Overlaps({ draft }: Props) {
  const { t } = useTranslation()
  const isTimed = draft.startTime !== '' && draft.endTime !== ''
  const query = usePeriodActivities(draft.startTime, draft.endTime, isTimed)
  const clashes = clashesOf(draft, query.data ?? [])
  const found = [...new Set([...clashes, ...besides(draft, query.data ?? [])])]
  return (
    <Section title={t('同期活动')}>
      {!isTimed ? (
        <p className={textStyles.secondary}>{t('选择活动时间后，这里列出同一时间的其他活动')}</p>
      ) : query.isError ? (
        <ErrorState query={query} />
      ) : (
        <>
          {query.isSuccess && found.length === 0 && <p className={textStyles.secondary}>{t('这段时间没有其他活动')}</p>}
          <ul className={styles.list} aria-label={t('同期活动')}>
            {found.map((activity) => (
              <li key={`${activity.promotionType} ${activity.id}`}>
                <StatusTag field={activityFields.promotionType} value={activity.promotionType} />
                <PageLink {...activityScreen(activity)}>{activityTitle(t, activity)}</PageLink>
                <span className={textStyles.secondary}>
                  {translateMessage(t, offerText(activity))}
                  {activity.startTime !== '' && `　${periodText(activity, 'MM-DD HH:mm')}`}
                </span>
                {clashes.includes(activity) && (
                  <span role="alert" className={textStyles.negative}>
                    {t('同类活动时间重叠，会被拒绝：请改时间，或先关闭、删除它')}
                  </span>
                )}
                <SharedPrices names={sharedPrices(draft, activity).map(({ goodsName }) => goodsName)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** Names shown before the rest is only counted. */
const SHOWN = 5

function SharedPrices({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  if (names.length === 0) return null
  const shown = names.slice(0, SHOWN).join('、')
  return (
    <span className={textStyles.negative}>
      {t('{{count}} 个商品已参加，会被拒绝：{{names}}', {
        count: names.length,
        names: names.length > SHOWN ? `${shown}…` : shown,
      })}
    </span>
  )
}

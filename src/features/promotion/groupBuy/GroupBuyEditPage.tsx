import { useTranslation } from 'react-i18next'
import { may } from '#features/promotion/activity/model'
import { OpenedActivity } from '#features/promotion/activity/public/OpenedActivity'
import { OpenButton } from '#shared/ui/OpenButton'
import { EmptyState } from '#shared/ui/states'
import { groupBuys } from './api'
import { groupBuyFields } from './fields'
import { GroupBuyForm } from './GroupBuyForm'

/** 新增拼团: a new group-buy, a copy, or one that does not run. */
export default function GroupBuyEditPage() {
  const { t } = useTranslation()
  return (
    <OpenedActivity
      promotionType="PINTUAN"
      fields={groupBuyFields}
      byId={groupBuys.byId}
      mayEdit={(saved) => may(saved, 'edit')}
      form={(saved, isCopy) => <GroupBuyForm key={saved?.id ?? 'new'} saved={saved} isCopy={isCopy} />}
      record={({ id }) => (
        <EmptyState
          text={t('当前活动已开始/结束，无法编辑！')}
          action={
            <OpenButton name="pintuan-goods" query={{ id }}>
              {t('查看活动')}
            </OpenButton>
          }
        />
      )}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { BlockNote } from '#features/mall/decoration/view/BlockNote'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'

/** A running promotion: its products come from the server. */
export function PromotionView({ block }: BlockViewProps) {
  const { t } = useTranslation()
  const name = t(phoneRules.nameOf(block) ?? '')
  return <BlockNote>{t('{{name}}：买家的手机上显示正在进行的活动商品', { name })}</BlockNote>
}

import { useTranslation } from 'react-i18next'
import { BlockNote } from '#features/mall/decoration/view/BlockNote'

/** 广告魔方 before it has a look. */
export function NoLookView() {
  const { t } = useTranslation()
  return <BlockNote>{t('请选择风格')}</BlockNote>
}

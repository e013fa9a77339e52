import { useTranslation } from 'react-i18next'
import { canOperate } from '#shared/navigation'
import { OpenButton } from '#shared/ui/OpenButton'

/** The next step of a shop without products: publishing one. */
export function PublishButton() {
  const { t } = useTranslation()
  return canOperate('goods') && <OpenButton name="goods-operation">{t('发布商品')}</OpenButton>
}

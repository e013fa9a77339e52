import { useTranslation } from 'react-i18next'
import { PublishButton } from './PublishButton'
import { SavedProductList } from './SavedProductList'

/** 商品草稿: unfinished products. */
export default function SavedProductListPage() {
  const { t } = useTranslation()
  return (
    <SavedProductList
      caption={t('商品草稿')}
      saveType="DRAFT"
      screen="draft-goods"
      empty={{ text: '还没有草稿。发布商品时可以先保存为草稿。', action: <PublishButton /> }}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { PublishButton } from './PublishButton'
import { SavedProductList } from './SavedProductList'

/** 商品模板: templates for publishing products. */
export default function TemplateListPage() {
  const { t } = useTranslation()
  return (
    <SavedProductList
      caption={t('商品模板')}
      saveType="TEMPLATE"
      screen="template-goods"
      empty={{ text: '还没有模板。发布商品时可以保存为模板。', action: <PublishButton /> }}
    />
  )
}

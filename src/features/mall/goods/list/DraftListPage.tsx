import { useTranslation } from 'react-i18next'
import { DraftGoodsList } from './DraftGoodsList'
import { PublishButton } from './PublishButton'

/** 商品草稿: unfinished products. */
export default function DraftListPage() {
  const { t } = useTranslation()
  return (
    <DraftGoodsList
      caption={t('商品草稿')}
      saveType="DRAFT"
      screen="draft-goods"
      empty={{ text: '还没有草稿。发布商品时可以先保存为草稿。', action: <PublishButton /> }}
    />
  )
}

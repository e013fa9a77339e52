import { useTranslation } from 'react-i18next'
import { drafts } from '#features/mall/goods/api'
import { draftFields } from '#features/mall/goods/fields'
import { firstPage } from '#shared/list/firstPage'
import { DraftGoodsList } from './DraftGoodsList'

const PARAMS = { saveType: 'DRAFT' } as const

/** Prefetches the list's first page. */
export const first = firstPage(drafts.page, draftFields, PARAMS)

/** 商品草稿: unfinished products. */
export default function DraftListPage() {
  const { t } = useTranslation()
  return (
    <DraftGoodsList
      caption={t('商品草稿')}
      params={PARAMS}
      screen="draft-goods"
      empty={{ text: '还没有草稿。发布商品时可以先保存为草稿。' }}
    />
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { savedProductActions } from '#features/mall/goods/actions'
import { drafts } from '#features/mall/goods/api'
import { draftFields } from '#features/mall/goods/fields'
import type { SaveType } from '#features/mall/goods/model'
import { productPriceText } from '#features/mall/sale/model'
import { ListPage } from '#shared/list/ListPage'
import { PictureCell } from '#shared/media/PictureCell'
import { canOperate } from '#shared/navigation'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { useSearchParam } from '#shared/useSearchParam'
import { DraftViewer } from './GoodsViewer'

type Props = {
  caption: string
  saveType: SaveType
  screen: 'draft-goods' | 'template-goods'
  empty: { text: string; action: ReactNode }
}

/** The shop's drafts, or its templates. */
export function SavedProductList({ caption, saveType, screen, empty }: Props) {
  const { t } = useTranslation()
  const [, view] = useSearchParam(VIEW_PARAM)
  return (
    <>
      <ListPage
        caption={caption}
        query={saveType === 'DRAFT' ? drafts.drafts : drafts.templates}
        fields={draftFields}
        filters={['goodsName', 'goodsType', 'id']}
        rowKey="id"
        columns={[
          {
            field: 'goodsName',
            render: ({ id, goodsName, thumbnail }) => (
              <PictureCell
                enlarges
                name={goodsName || t('未命名')}
                image={thumbnail}
                note={id}
                onOpen={() => view(id)}
              />
            ),
          },
          'goodsType',
          'salesModel',
          {
            field: 'price',
            text: (row) =>
              row.price === null
                ? ''
                : translateMessage(t, productPriceText({ lowest: row.price, highest: row.highestPrice })),
          },
          'updateTime',
          'createTime',
          'id',
        ]}
        sortable={['price', 'updateTime', 'createTime']}
        actions={canOperate(screen) ? savedProductActions[saveType] : undefined}
        empty={empty}
      />
      <DraftViewer />
    </>
  )
}

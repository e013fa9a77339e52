import { useTranslation } from 'react-i18next'
import { firstPage } from '#shared/list/firstPage'
import { ListPage } from '#shared/list/ListPage'
import { canOperate } from '#shared/navigation'
import { PictureCell } from '#shared/ui/PictureCell'
import { useSearchParam } from '#shared/useSearchParam'
import { draftActs } from './acts'
import { drafts } from './api'
import { draftFields } from './fields'
import { DraftViewer } from './GoodsViewer'

const PARAMS = { saveType: 'DRAFT' }

export const first = firstPage(drafts.page, draftFields, PARAMS)

/** 商品草稿: goods that are not finished yet. */
export default function DraftListPage() {
  const { t } = useTranslation()
  const [, view] = useSearchParam('view')
  return (
    <>
      <ListPage
        caption={t('商品草稿')}
        query={drafts.page}
        params={PARAMS}
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
          'price',
          'updateTime',
          'createTime',
          'id',
        ]}
        sortable={['price', 'updateTime', 'createTime']}
        acts={canOperate('draft-goods') ? draftActs.DRAFT : undefined}
        empty={{ text: '还没有草稿。发布商品时可以先保存为草稿。' }}
      />
      <DraftViewer />
    </>
  )
}

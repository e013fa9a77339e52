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

const PARAMS = { saveType: 'TEMPLATE' }

export const first = firstPage(drafts.page, draftFields, PARAMS)

/** 商品模板: templates that goods are published from. */
export default function TemplateListPage() {
  const { t } = useTranslation()
  const [, view] = useSearchParam('view')
  return (
    <>
      <ListPage
        caption={t('商品模板')}
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
        acts={canOperate('template-goods') ? draftActs.TEMPLATE : undefined}
        empty={{ text: '还没有模板。发布商品时可以保存为模板。' }}
      />
      <DraftViewer />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { canOperate } from '#shared/navigation'
import { PictureCell } from '#shared/ui/PictureCell'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { useSearchParam } from '#shared/useSearchParam'
import { draftActs } from './acts'
import { drafts } from './api'
import { draftFields } from './fields'
import { DraftViewer } from './GoodsViewer'
import type { DraftSaveType } from './model'

type Props = {
  caption: string
  params: { saveType: DraftSaveType }
  screen: 'draft-goods' | 'template-goods'
  empty: { text: string }
}

/** The shop's drafts, or its templates. */
export function DraftGoodsList({ caption, params, screen, empty }: Props) {
  const { t } = useTranslation()
  const [, view] = useSearchParam(VIEW_PARAM)
  return (
    <>
      <ListPage
        caption={caption}
        query={drafts.page}
        params={params}
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
        acts={canOperate(screen) ? draftActs[params.saveType] : undefined}
        empty={empty}
      />
      <DraftViewer />
    </>
  )
}

import { useState } from 'react'
import { text } from '#domain/text'
import { drafts } from '#features/mall/goods/api'
import { GoodsEditor } from '#features/mall/goods/publish/GoodsEditor'
import { GoodsResult, type Published } from '#features/mall/goods/publish/GoodsResult'
import { goodsFormFields } from '#features/mall/goods/publish/goodsFields'
import { go, type ScreenName } from '#shared/navigation'
import { OpenedRecord } from '#shared/record/OpenedRecord'

/** The form of a stored draft or template, which can be saved again or published. */
export function StoredGoods({ screen, list }: { screen: ScreenName; list: ScreenName }) {
  const [published, setPublished] = useState<Published | null>(null)
  // Closes the form: the draft may be deleted once it is published.
  if (published) return <GoodsResult {...published} onAnother={() => go('goods-operation')} />
  return (
    <OpenedRecord
      list={list}
      byId={drafts.byId}
      title={({ goodsName }) => goodsName}
      draft={{ screen, fields: goodsFormFields }}
      idKey="draftId"
      form={(goods) => {
        if (!goods) return null
        const name = { name: goods.goodsName }
        return (
          <GoodsEditor
            screen={screen}
            record={`draftId=${goods.id}`}
            title={goods.saveType === 'TEMPLATE' ? text('商品模板 {{name}}', name) : text('商品草稿 {{name}}', name)}
            source={{ kind: 'draft', goods }}
            onPublished={setPublished}
          />
        )
      }}
    />
  )
}

import { text } from '#domain/text'
import { OpenedRecord } from '#shared/record/OpenedRecord'
import { GoodsEditor } from './GoodsEditor'
import { goodsForms } from './goodsEditApi'
import { goodsFormFields } from './goodsFields'

/** 编辑商品: edits a product. */
export default function GoodsEditPage() {
  return (
    <OpenedRecord
      list="goods"
      byId={goodsForms.goods}
      title={({ goodsName }) => goodsName}
      draft={{ screen: 'goods-operation-edit', fields: goodsFormFields }}
      form={(goods) =>
        goods && (
          <GoodsEditor
            screen="goods-operation-edit"
            record={`id=${goods.id}`}
            title={text('商品 {{name}}', { name: goods.goodsName })}
            source={{ kind: 'edit', goods }}
            onPublished={() => undefined}
          />
        )
      }
    />
  )
}

import { useState } from 'react'
import { text } from '#domain/text'
import { drafts } from '#features/mall/goods/api'
import type { GoodsDetail } from '#features/mall/goods/model'
import { go } from '#shared/navigation'
import { OpenedRecord } from '#shared/record/OpenedRecord'
import { useSearchParam } from '#shared/useSearchParam'
import { GoodsEditor } from './GoodsEditor'
import { GoodsResult, type Published } from './GoodsResult'
import { goodsForms } from './goodsEditApi'
import { goodsFormFields } from './goodsFields'
import type { GoodsSource } from './goodsSource'

const PAGE = {
  list: 'goods',
  newTitle: '',
  title: ({ goodsName }: Pick<GoodsDetail, 'goodsName'>) => goodsName,
  draft: { screen: 'goods-operation', fields: goodsFormFields },
} as const

/** 发布商品: a new product, or one that begins as the template or as a copy of the product in the address. */
export default function GoodsPublishPage() {
  const [copyId] = useSearchParam('copyId')
  const [templateId] = useSearchParam('template')
  const [published, setPublished] = useState<Published | null>(null)
  if (published) {
    return (
      <GoodsResult
        {...published}
        onAnother={() => {
          setPublished(null)
          go('goods-operation')
        }}
      />
    )
  }
  const formOf = (source: GoodsSource, record = '') => (
    <GoodsEditor
      screen="goods-operation"
      record={record}
      title={text('发布商品')}
      source={source}
      onPublished={setPublished}
    />
  )
  if (templateId) {
    return (
      <OpenedRecord
        {...PAGE}
        byId={drafts.byId}
        copyKey="template"
        form={(goods) => goods && formOf({ kind: 'draft', goods }, `template=${templateId}`)}
      />
    )
  }
  return (
    <OpenedRecord
      {...PAGE}
      byId={goodsForms.goods}
      copyKey="copyId"
      form={(goods) => (goods ? formOf({ kind: 'copy', goods }, `copyId=${copyId}`) : formOf({ kind: 'new' }))}
    />
  )
}

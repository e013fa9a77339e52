import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenedRecord } from '#shared/record/OpenedRecord'
import { useSearchParam } from '#shared/useSearchParam'
import { GoodsEditor } from './GoodsEditor'
import { GoodsResult, type Published } from './GoodsResult'
import { goodsForms } from './goodsEditApi'
import { goodsFormFields } from './goodsFields'

/** 发布商品: a new product, or a copy of the one in the address. */
export default function GoodsPublishPage() {
  const { t } = useTranslation()
  const [copyId, setCopyId] = useSearchParam('copyId')
  const [published, setPublished] = useState<Published | null>(null)
  if (published) {
    return (
      <GoodsResult
        {...published}
        onAnother={() => {
          setPublished(null)
          setCopyId('')
        }}
      />
    )
  }
  return (
    <OpenedRecord
      list="goods"
      byId={goodsForms.goods}
      title={({ goodsName }) => goodsName}
      newTitle=""
      draft={{ screen: 'goods-operation', fields: goodsFormFields }}
      copyKey="copyId"
      form={(goods) => (
        <GoodsEditor
          screen="goods-operation"
          record={goods ? `copyId=${copyId}` : ''}
          title={t('发布商品')}
          source={goods ? { kind: 'copy', goods } : { kind: 'new' }}
          onPublished={setPublished}
        />
      )}
    />
  )
}

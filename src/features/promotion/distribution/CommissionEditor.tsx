import { Form } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { fixed } from '#domain/money'
import { onlyErrors, text, translateMessage } from '#domain/text'
import { skuPriceText } from '#features/mall/sale/model'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PictureCell } from '#shared/media/PictureCell'
import { notify } from '#shared/notify'
import { DescriptionList } from '#shared/record/DescriptionList'
import { NEW_RECORD } from '#shared/record/newRecord'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { PageLoading } from '#shared/ui/PageLoading'
import { useSearchParam } from '#shared/useSearchParam'
import { distributionGoods } from './api'
import { CommissionField } from './CommissionField'
import { distributionGoodsFields } from './fields'
import { type CommissionInput, commissionError, commissionLimits, type DistributionGoods } from './model'

const CommissionForm = lazyWithRetry(() => import('./CommissionForm'))

/** The drawer that adds SKUs, `edit=new`, or changes the commission of one, `edit=ID`. */
export function CommissionEditor() {
  const { t } = useTranslation()
  const [id] = useSearchParam('edit')
  return (
    <RecordDrawer<DistributionGoods>
      param="edit"
      screen="distributionGoods"
      size={id === NEW_RECORD ? 880 : 520}
      resource={distributionGoods.byId}
      draft={{ screen: 'distributionGoods', fields: distributionGoodsFields }}
      title={(goods) => (goods ? t('编辑佣金') : t('添加分销商品'))}
    >
      {(goods, close) =>
        goods ? (
          <EditForm goods={goods} close={close} />
        ) : (
          <Suspense fallback={<PageLoading />}>
            <CommissionForm rows={null} close={close} />
          </Suspense>
        )
      }
    </RecordDrawer>
  )
}

function EditForm({ goods, close }: { goods: DistributionGoods; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<CommissionInput>()
  const { id, skuId, price, goodsName, thumbnail, specs } = goods
  const title = text('{{name}} 的佣金', { name: goodsName })
  const editor = useEditor({
    form,
    screen: 'distributionGoods',
    record: `edit=${id}`,
    title,
    initial: initialOf(goods),
    reread: rereadBy(distributionGoods.byId(id), initialOf, { fields: distributionGoodsFields }),
    mutation: distributionGoods.save(),
    toPayload: ({ commission }) => ({ id, skuId, commission: fixed(commission, 2) }),
    onDone: () => {
      notify(t('佣金已保存'), goodsName)
      close()
    },
    fields: distributionGoodsFields,
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <DescriptionList
        fields={distributionGoodsFields}
        record={goods}
        names={[
          {
            field: 'goodsName',
            isWide: true,
            render: <PictureCell image={thumbnail} name={goodsName} note={specs} />,
          },
          { field: 'price', render: translateMessage(t, skuPriceText(goods)) },
          'quantity',
        ]}
      />
      <EditorForm
        editor={editor}
        fields={distributionGoodsFields}
        validate={({ commission }) => onlyErrors({ commission: commissionError(commission, price) })}
      >
        <FormField name="commission" checkOn="onBlur" extra={translateMessage(t, commissionLimits)}>
          <CommissionField price={price} />
        </FormField>
      </EditorForm>
    </DrawerEditor>
  )
}

function initialOf(goods: DistributionGoods | null): CommissionInput {
  return { commission: goods?.commission ? fixed(goods.commission, 2) : '' }
}

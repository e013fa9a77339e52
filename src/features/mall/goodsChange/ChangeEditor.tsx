import { useQuery } from '@tanstack/react-query'
import { Alert, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { goods } from '#features/mall/goods/api'
import { GoodsPicker } from '#features/mall/goods/GoodsPicker'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { IN_PLACE } from '#shared/resource'
import { PageLink } from '#shared/ui/PageLink'
import { ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { goodsChanges } from './api'
import { Comparison } from './Comparison'
import { changeFields } from './fields'
import { type ChangeInput, type GoodsChange, hasTierPrices, textBefore, toChangeBody, validateChange } from './model'
import { PriceRows } from './PriceRows'

/** The drawer that asks for a change: open while the address has `edit=new`; `goods` is the product's id. */
export function ChangeEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<GoodsChange>
      param="edit"
      screen="goods-change"
      size={560}
      resource={goodsChanges.byId}
      title={() => t('申请变更')}
    >
      {(_, close) => <ChangeForm close={close} />}
    </RecordDrawer>
  )
}

function ChangeForm({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const [asked] = useSearchParam('goods')
  const [form] = Form.useForm<ChangeInput>()
  const watched = { form, preserve: true } as const
  const goodsId = Form.useWatch('goodsId', watched) ?? asked
  const changeType = Form.useWatch('changeType', watched) ?? 'PRICE'
  const after = Form.useWatch('after', watched) ?? ''
  const query = useQuery({ ...goods.byId(goodsId), enabled: goodsId !== '', meta: IN_PLACE })
  const chosen = query.data ?? null
  const before = textBefore({ changeType }, chosen)
  const editor = useEditor({
    form,
    screen: 'goods-change',
    record: `edit=new&goods=${asked}`,
    title: text('申请变更'),
    initial: { goodsId: asked, changeType: 'PRICE', prices: {}, after: '', reason: '' } as ChangeInput,
    reread: null,
    mutation: goodsChanges.add(),
    toPayload: (values) => toChangeBody(values, chosen),
    onDone: () => {
      notify(t('变更申请已提交，等待平台审核'), chosen?.goodsName)
      close()
    },
    fields: changeFields,
    words: [
      [/待审核|下架/, 'goodsId'],
      [/名称/, 'after'],
    ],
  })
  return (
    <DrawerEditor editor={editor} title={text('申请变更')}>
      <EditorForm editor={editor} fields={changeFields} validate={(values) => validateChange(values, chosen)}>
        <FormField name="goodsId">
          <GoodsPicker chosen={chosen} onPick={() => editor.change({ prices: {} })} />
        </FormField>
        {query.isError && <ErrorState query={query} />}
        <FormField name="changeType">
          <Select
            options={(['PRICE', 'NAME', 'INFO'] as const).map((type) => ({
              value: type,
              label: t(changeFields.changeType.table?.[type]?.label ?? type),
            }))}
            onChange={() => editor.change({ after: '' })}
          />
        </FormField>
        {changeType === 'PRICE' && chosen && hasTierPrices(chosen) ? (
          <TierPrices id={chosen.id} />
        ) : changeType === 'PRICE' ? (
          <PriceRows skus={chosen?.skuList ?? []} isSaving={editor.isSaving} />
        ) : (
          <>
            <FormField name="after" />
            {before !== null && <Comparison changeType={changeType} before={before} after={after} />}
          </>
        )}
        <FormField name="reason" />
      </EditorForm>
    </DrawerEditor>
  )
}

/** Where the prices of a wholesale product are changed. */
function TierPrices({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Alert
      type="info"
      showIcon
      title={t('批发商品按数量分档定价，这里不能改单个规格的价格。')}
      action={
        <PageLink name="goods-operation-edit" query={{ id }}>
          {t('修改各档价格')}
        </PageLink>
      }
    />
  )
}

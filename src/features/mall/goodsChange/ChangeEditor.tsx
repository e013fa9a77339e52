import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { goods } from '#features/mall/goods/api'
import { GoodsPicker } from '#features/mall/goods/GoodsPicker'
import type { SkuDetail } from '#features/mall/goods/model'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { refusedField } from '#shared/form/refusedField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { goodsChanges } from './api'
import { Comparison } from './Comparison'
import { changeFields } from './fields'
import { type ChangeInput, type GoodsChange, shownValue, skuOf, validateChange, valueBefore } from './model'

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
  const skuId = Form.useWatch('skuId', watched) ?? ''
  const after = Form.useWatch('after', watched) ?? ''
  const query = useQuery({ ...goods.byId(goodsId), enabled: goodsId !== '', meta: IN_PLACE })
  const chosen = query.data ?? null
  const before = valueBefore({ changeType, skuId }, chosen)
  const editor = useEditor({
    form,
    screen: 'goods-change',
    record: `edit=new&goods=${asked}`,
    title: t('申请变更'),
    initial: { goodsId: asked, changeType: 'PRICE', skuId: '', after: '', reason: '' } as ChangeInput,
    reread: null,
    mutation: goodsChanges.add(),
    toPayload: (values) => ({
      ...values,
      skuId: values.changeType === 'PRICE' ? (skuOf(values, chosen)?.id ?? '') : '',
      before: valueBefore(values, chosen) ?? '',
      after: values.after.trim(),
      reason: values.reason.trim(),
    }),
    onDone: () => {
      notify(t('变更申请已提交，等待平台审核'))
      close()
    },
    errorsOf: (error) =>
      refusedField(error, [
        [/待审核|下架/, 'goodsId'],
        [/原因/, 'reason'],
        [/变更后|价格|名称/, 'after'],
      ]),
  })
  const isSpecified = changeType === 'PRICE' && (chosen?.skuList.length ?? 0) > 1
  return (
    <DrawerEditor editor={editor} title={t('申请变更')}>
      <EditorForm
        editor={editor}
        fields={changeFields}
        validate={(values) => validateChange(values, valueBefore(values, chosen))}
      >
        <FormField name="goodsId">
          <GoodsPicker chosen={chosen} onPick={() => editor.change({ skuId: '' })} />
        </FormField>
        {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
        <FormField name="changeType">
          <Select
            options={(['PRICE', 'NAME', 'INFO'] as const).map((type) => ({
              value: type,
              label: t(changeFields.changeType.table?.[type]?.label ?? type),
            }))}
            onChange={() => editor.change({ after: '' })}
          />
        </FormField>
        {isSpecified && (
          <FormField name="skuId">
            <SkuSelect skus={chosen?.skuList ?? []} />
          </FormField>
        )}
        <FormField name="after" />
        {before !== null && <Comparison {...{ changeType, before, after }} />}
        <FormField name="reason" />
      </EditorForm>
    </DrawerEditor>
  )
}

type SkuProps = {
  skus: readonly Pick<SkuDetail, 'id' | 'simpleSpecs' | 'price'>[]
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (id: string) => void
}

function SkuSelect({ skus, value, ...rest }: SkuProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...rest}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('请选择')}
      options={skus.map(({ id, simpleSpecs, price }) => ({
        value: id,
        label: `${simpleSpecs.trim()}　${shownValue('PRICE', price ?? '')}`,
      }))}
      value={value || undefined}
    />
  )
}

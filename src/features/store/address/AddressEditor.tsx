import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { text } from '#domain/text'
import { PositionPicker } from '#features/common/region/PositionPicker'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { storeAddresses } from './api'
import { addressFields } from './fields'
import { type AddressInput, addressInput, type StoreAddress, validateAddress } from './model'

/** The drawer that adds or edits a pick-up point: open while the address has `edit=new` or an id. */
export function AddressEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<StoreAddress>
      param="edit"
      screen="shopAddress"
      resource={storeAddresses.byId}
      draft={{ screen: 'shopAddress', fields: addressFields }}
      title={(address) => (address ? t('编辑自提点') : t('新增自提点'))}
    >
      {(address, close) => <AddressForm address={address} close={close} />}
    </RecordDrawer>
  )
}

function AddressForm({ address, close }: { address: StoreAddress | null; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<AddressInput>()
  const title = address ? text('自提点 {{name}}', { name: address.addressName }) : text('新增自提点')
  const editor = useEditor({
    form,
    screen: 'shopAddress',
    record: `edit=${address?.id ?? 'new'}`,
    title,
    initial: v.parse(addressInput, address ?? {}),
    reread:
      address &&
      rereadBy(storeAddresses.byId(address.id), (saved) => v.parse(addressInput, saved), { fields: addressFields }),
    mutation: storeAddresses.save(),
    toPayload: (values) => (address ? { ...values, id: address.id } : values),
    onDone: () => {
      notify(t('自提点已保存'), form.getFieldValue('addressName'))
      close()
    },
    fields: addressFields,
    words: [
      [/电话|手机/, 'mobile'],
      [/位置/, 'center'],
      [/地址/, 'address'],
    ],
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={addressFields} validate={validateAddress}>
        <FormField name="addressName" />
        <FormField name="address" tooltip={t('写全省、市、区、街道和门牌号，买家按它取货')} />
        <Form.Item noStyle shouldUpdate={(before, after) => before.address !== after.address}>
          {({ getFieldValue }) => (
            <FormField name="center" checkOn="onBlur">
              <PositionPicker address={String(getFieldValue('address') ?? '').trim()} />
            </FormField>
          )}
        </Form.Item>
        <FormField name="mobile" />
      </EditorForm>
      {address && <HistorySection of={{ kind: 'ADDRESS', id: address.id }} fields={addressFields} />}
    </DrawerEditor>
  )
}

import { Form, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { LOGO_PIXELS } from '#features/common/file/model'
import { type RegionPath, regionName } from '#features/common/region/model'
import { PositionPicker } from '#features/common/region/PositionPicker'
import { RegionPicker } from '#features/common/region/RegionPicker'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { canOperate } from '#shared/navigation'
import { DescriptionList } from '#shared/record/DescriptionList'
import { getSession, storeUser } from '#shared/session'
import textStyles from '#shared/ui/text.module.css'
import { useFileGate } from '#shared/upload/useFileGate'
import { settings } from './api'
import { storeFields } from './fields'
import { baseOf, type Store, scoreText, validateBase } from './model'
import { SettingForm } from './SettingForm'

type Props = { store: Store; reopen: () => Promise<Store | undefined> }

/** 基本信息: the data of the shop that buyers see. The platform sets name, status and scores. */
export function BaseTab({ store, reopen }: Props) {
  const { t } = useTranslation()
  const gate = useFileGate()
  return (
    <SettingForm
      tab="base"
      title={text('基本信息')}
      record={settings.store(null)}
      opened={store}
      valuesOf={baseOf}
      fields={storeFields}
      validate={validateBase}
      mutation={settings.saveBase()}
      toPayload={(values) => values}
      onSaved={async () => showInHeader(await reopen())}
      words={[[/地址/, 'storeAddressDetail']]}
    >
      <DescriptionList
        fields={storeFields}
        record={store}
        names={[
          'storeName',
          'storeDisable',
          'selfOperated',
          'descriptionScore',
          'serviceScore',
          'deliveryScore',
          'goodsNum',
          'collectionNum',
        ]}
      />
      <p className={textStyles.secondary}>{translateMessage(t, scoreText(store))}</p>
      <FormField name="storeLogo" rules={[gate.rule('storeLogo')]}>
        <ImagePicker
          caption={t('店铺LOGO')}
          wanted={LOGO_PIXELS}
          isReadOnly={!canOperate('supplierSetting')}
          onPending={(left) => gate.tell('storeLogo', left)}
        />
      </FormField>
      <FormGrid>
        <FormField name="region" isWide>
          <RegionPicker depth={3} />
        </FormField>
        <FormField name="storeAddressDetail" isWide />
        <Form.Item noStyle shouldUpdate={(before, after) => addressOf(before) !== addressOf(after)}>
          {({ getFieldsValue }) => (
            <FormField name="storeCenter" isWide checkOn="onBlur">
              <PositionPicker address={addressOf(getFieldsValue(true))} />
            </FormField>
          )}
        </Form.Item>
      </FormGrid>
      <FormField name="storeDesc" />
      <FormGrid>
        <FormField name="pageShow" tooltip={t('开启后，手机端和 PC 端的店铺首页显示店铺装修的内容')}>
          <Switch />
        </FormField>
        <FormField name="selfPickFlag" tooltip={t('开启后，买家下单时可以选择到自提点取货')}>
          <Switch />
        </FormField>
      </FormGrid>
    </SettingForm>
  )
}

function addressOf({ region, storeAddressDetail = '' }: { region?: RegionPath; storeAddressDetail?: string }): string {
  return (region ? regionName(region, '') : '') + storeAddressDetail.trim()
}

/** Updates the shop's name and logo in the header of the shell. */
function showInHeader(store: Store | undefined) {
  const { user } = getSession()
  if (!user || !store) return
  const { storeName, storeLogo } = store
  storeUser({ ...user, storeName: storeName || user.storeName, storeLogo: storeLogo || user.storeLogo })
}

import { Tabs } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { wireText } from '#domain/wire'
import { ChangeLogSection } from '#features/store/changeLog/ChangeLogSection'
import type { ContactKind } from '#features/store/setting/model/contact'
import { useCapability } from '#shared/capability/useCapability'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { useSearchParam } from '#shared/useSearchParam'
import { settings } from './api'
import { BaseTab } from './BaseTab'
import { ContactTab } from './ContactTab'
import { shopLogFields, storeFields } from './fields'
import { validateService, validateStock } from './model'
import { SettingForm } from './SettingForm'
import styles from './SettingPage.module.css'
import { Snapshot } from './Snapshot'

const CONTACTS: readonly [kind: ContactKind, title: string][] = [
  ['deliver', '发货地址'],
  ['afterSale', '售后地址一'],
  ['afterSale2', '售后地址二'],
]

/** 店铺设置: each tab is a form of its own and keeps its state while another one is shown. */
export default function SettingPage() {
  const { t } = useTranslation()
  const [tab, setTab] = useSearchParam('tab')
  const hasSecond = useCapability('secondReturnAddress')
  const hasHistory = useCapability('changeLog')
  const contacts = CONTACTS.filter(([kind]) => kind !== 'afterSale2' || hasSecond).map(([kind, title]) => ({
    key: kind,
    label: t(title),
    children: (
      <Snapshot resource={settings.contact} arg={kind}>
        {(contact, reopen) => <ContactTab kind={kind} title={title} contact={contact} reopen={reopen} />}
      </Snapshot>
    ),
  }))
  const history = {
    key: 'history',
    label: t('操作历史'),
    // Opened again, it has what was saved in the other tabs.
    destroyOnHidden: true,
    children: (
      <Snapshot resource={settings.store} arg={null}>
        {({ id }) => <ChangeLogSection of={{ kind: 'SHOP', id }} fields={shopLogFields} />}
      </Snapshot>
    ),
  }
  return (
    <Tabs
      className={styles.page}
      activeKey={tab || 'base'}
      onChange={(key) => setTab(key === 'base' ? '' : key)}
      items={[
        {
          key: 'base',
          label: t('基本信息'),
          children: (
            <Snapshot resource={settings.store} arg={null}>
              {(store, reopen) => <BaseTab store={store} reopen={reopen} />}
            </Snapshot>
          ),
        },
        ...contacts,
        {
          key: 'stock',
          label: t('库存预警'),
          children: (
            <Snapshot resource={settings.store} arg={null}>
              {(store, reopen) => (
                <SettingForm
                  tab="stock"
                  title={text('库存预警')}
                  record={settings.store(null)}
                  opened={store}
                  valuesOf={({ stockWarning }) => ({ stockWarning: wireText(stockWarning) })}
                  fields={storeFields}
                  validate={validateStock}
                  mutation={settings.saveStock()}
                  toPayload={(values) => values}
                  onSaved={reopen}
                  words={[[/预警/, 'stockWarning']]}
                >
                  <FormGrid>
                    <FormField name="stockWarning" isWide tooltip={t('商品库存低于这个数时列入库存预警')} />
                  </FormGrid>
                </SettingForm>
              )}
            </Snapshot>
          ),
        },
        {
          key: 'service',
          label: t('客服设置'),
          children: (
            <Snapshot resource={settings.store} arg={null}>
              {(store, reopen) => (
                <SettingForm
                  tab="service"
                  title={text('客服设置')}
                  record={settings.store(null)}
                  opened={store}
                  valuesOf={({ merchantEuid }) => ({ merchantEuid })}
                  fields={storeFields}
                  validate={validateService}
                  mutation={settings.saveService()}
                  toPayload={(values) => values}
                  onSaved={reopen}
                >
                  <FormGrid>
                    <FormField
                      name="merchantEuid"
                      isWide
                      tooltip={t('在线客服平台分配的坐席编号；清空即停用在线客服')}
                    />
                  </FormGrid>
                </SettingForm>
              )}
            </Snapshot>
          ),
        },
        ...(hasHistory ? [history] : []),
      ]}
    />
  )
}

import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { logistics } from './api'
import { logisticsFields } from './fields'
import { payTypes, toInput, validateWaybillAccount, type WaybillAccount, type WaybillAccountInput } from './model'

/** Shown for a password. */
const SECRET = '••••••'

/** The drawer of the shop's account with a company: open while the address has `edit` with the company's id. */
export function LogisticsEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<WaybillAccount>
      param="edit"
      screen="logistics"
      resource={logistics.account}
      draft={{ screen: 'logistics', fields: logisticsFields }}
      title={(account) => (account ? t('{{name}} 电子面单设置', { name: account.name }) : t('电子面单设置'))}
    >
      {(account, close) => account && <WaybillAccountForm key={account.logisticsId} account={account} close={close} />}
    </RecordDrawer>
  )
}

function WaybillAccountForm({ account, close }: { account: WaybillAccount; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<WaybillAccountInput>()
  const title = text('{{name}} 电子面单设置', { name: account.name })
  const editor = useEditor({
    form,
    screen: 'logistics',
    record: `edit=${account.logisticsId}`,
    title,
    initial: toInput(account),
    secrets: ['customerPwd', 'monthCode'],
    reread: rereadBy(logistics.account(account.logisticsId), toInput, {
      fields: logisticsFields,
      shows: { customerPwd: () => SECRET, monthCode: () => SECRET },
    }),
    mutation: logistics.save(),
    toPayload: (values) => ({ id: account.logisticsId, account: values }),
    onDone: () => {
      notify(translateMessage(t, text('{{title}}已保存', { title })))
      close()
    },
    fields: logisticsFields,
  })
  const isWanted = Form.useWatch('faceSheetFlag', form) ?? (account.faceSheetFlag ? '1' : '0')
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={logisticsFields} validate={validateWaybillAccount}>
        <FormField name="faceSheetFlag" />
        {isWanted === '1' && (
          <>
            <FormField name="customerName" tooltip={t('电子面单客户账户、月结账号或客户代码')} />
            <FormField name="customerPwd" checkOn="onBlur">
              <Input.Password autoComplete="new-password" />
            </FormField>
            <FormField name="monthCode" checkOn="onBlur" tooltip={t('月结时必填')}>
              <Input.Password autoComplete="new-password" />
            </FormField>
            <FormField name="sendSite" tooltip={t('网点编码或电子面单承载编号')} />
            <FormField name="sendStaff" />
            <FormField name="payType">
              <Select options={Object.entries(payTypes).map(([value, label]) => ({ value, label: t(label) }))} />
            </FormField>
            <FormField name="expType" tooltip={t('各公司的快递类型编号，1 为标准快递')} />
          </>
        )}
      </EditorForm>
      <HistorySection of={{ kind: 'LOGISTICS', id: account.logisticsId }} fields={logisticsFields} />
    </DrawerEditor>
  )
}

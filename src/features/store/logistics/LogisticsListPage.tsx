import { Space, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useActions } from '#shared/action/useActions'
import { FieldValue } from '#shared/fields/FieldValue'
import { ListPage } from '#shared/list/ListPage'
import { canOperate } from '#shared/navigation'
import { serverText } from '#shared/serverText'
import { logisticsActions } from './actions'
import { logistics } from './api'
import { logisticsFields } from './fields'
import { LogisticsEditor } from './LogisticsEditor'
import type { Company } from './model'

/** 物流公司: the companies that the shop ships with. */
export default function LogisticsListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('物流公司')}
        query={logistics.page}
        fields={logisticsFields}
        filters={['name']}
        statusField="selected"
        rowKey="logisticsId"
        columns={[
          { field: 'name', text: ({ name }) => serverText(name) },
          { field: 'selected', render: (company) => <UseSwitch company={company} /> },
          'faceSheetFlag',
        ]}
        sortable={['name']}
        actions={logisticsActions}
        empty={{ text: '平台还没有可用的物流公司，请联系平台添加。' }}
      />
      <LogisticsEditor />
    </>
  )
}

/** Whether the shop uses a company; asks for confirmation before a switch that loses data. */
function UseSwitch({ company }: { company: Company }) {
  const { t } = useTranslation()
  const actions = useActions(logisticsActions)(company)
  const isOn = company.selected === '1'
  const status = <FieldValue field={logisticsFields.selected} value={company.selected} />
  if (!canOperate('logistics')) return status
  return (
    <Space>
      <Switch
        size="small"
        checked={isOn}
        aria-label={t('使用 {{name}}', { name: company.name })}
        onChange={() => actions.find(({ key }) => key === (isOn ? 'disable' : 'enable'))?.run()}
      />
      {status}
    </Space>
  )
}

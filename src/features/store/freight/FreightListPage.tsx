import { useTranslation } from 'react-i18next'
import { semicolon } from '#shared/i18n'
import { ListPage } from '#shared/list/ListPage'
import { ViewButton } from '#shared/ui/ViewButton'
import { templateActions } from './actions'
import { templates } from './api'
import { FreightViewer } from './FreightViewer'
import { templateFields } from './fields'

/** 运费模板: how much the shop charges for delivery, by region. */
export default function FreightListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('运费模板')}
        query={templates.page}
        fields={templateFields}
        filters={['name']}
        statusField="pricingMethod"
        rowKey="id"
        columns={[
          { field: 'name', render: ({ id, name }) => <ViewButton id={id}>{name}</ViewButton> },
          'pricingMethod',
          {
            field: 'freightTemplateChildList',
            render: ({ pricingMethod, freightTemplateChildList: rows }) =>
              pricingMethod === 'FREE'
                ? t('全国')
                : rows.map(({ area }) => area.replace(/,$/, '').replaceAll(',', '、')).join(semicolon()),
          },
          'updateTime',
        ]}
        sortable={['updateTime', 'name']}
        actions={templateActions}
        add={{ label: '新增运费模板', opens: 'shipTemplateEdit' }}
        empty={{ text: '还没有运费模板。发布商品前先添加一个。' }}
      />
      <FreightViewer />
    </>
  )
}

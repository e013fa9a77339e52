import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { ListPage } from '#shared/list/ListPage'
import { driverActions } from './actions'
import { drivers } from './api'
import { DriverEditor } from './DriverEditor'
import { ExpiryDay } from './ExpiryDay'
import { driverFields } from './fields'
import { RefuseUnfit } from './RefuseUnfit'

/** 司机管理: the supplier's drivers, with warnings for their licences. */
export default function DriverListPage() {
  const { t } = useTranslation()
  const client = useQueryClient()
  return (
    <>
      <ListPage
        caption={t('司机管理')}
        query={drivers.page}
        fields={driverFields}
        filters={['driverName', 'driverPhone', 'carNo', 'licenseExpireRange']}
        statusField="status"
        rowKey="id"
        columns={[
          'driverName',
          {
            field: 'driverPhone',
            render: ({ id, driverPhone }) => (
              <ShopPhone
                phone={driverPhone}
                of={{ kind: 'DRIVER', id }}
                label={driverFields.driverPhone.label}
                read={async () =>
                  (await client.fetchQuery({ ...drivers.byId(id), meta: { silent: true } }))?.driverPhone ?? ''
                }
              />
            ),
          },
          'status',
          'licenseType',
          'licenseNo',
          { field: 'licenseExpire', render: (driver) => <ExpiryDay day={driver.licenseExpire} /> },
          'defaultCarNo',
          'remark',
          'createTime',
        ]}
        sortable={['createTime', 'licenseExpire']}
        actions={driverActions}
        toolbar={<RefuseUnfit />}
        add={{ label: '新增司机', screen: 'driverList' }}
        empty={{ text: '还没有司机。添加后可在送货单中直接选择。' }}
      />
      <DriverEditor />
    </>
  )
}

import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { canOperate } from '#shared/navigation'
import { PhoneReveal } from '#shared/ui/PhoneReveal'
import { useSearchParam } from '#shared/useSearchParam'
import { driverActions } from './actions'
import { drivers } from './api'
import { DriverEditor } from './DriverEditor'
import { ExpiryDay } from './ExpiryDay'
import { driverFields } from './fields'

/** 司机管理: the supplier's drivers, with warnings for their licences. */
export default function DriverListPage() {
  const { t } = useTranslation()
  const [, edit] = useSearchParam('edit')
  const add = canOperate('driverList') && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => edit('new')}>
      {t('新增司机')}
    </Button>
  )
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
          { field: 'driverPhone', render: (driver) => <PhoneReveal phone={driver.driverPhone} /> },
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
        toolbar={add}
        empty={{ text: '还没有司机。添加后可在送货单中直接选择。', action: add }}
      />
      <DriverEditor />
    </>
  )
}

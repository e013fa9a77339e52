import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { carActions } from './actions'
import { cars } from './api'
import { CarEditor } from './CarEditor'
import { ExpiryDay } from './ExpiryDay'
import { carFields } from './fields'
import { RefuseUnfit } from './RefuseUnfit'

/** 车辆管理: the supplier's vehicles, with warnings for inspection and insurance. */
export default function CarListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('车辆管理')}
        query={cars.page}
        fields={carFields}
        filters={['carNo', 'carType', 'inspectExpireRange', 'insuranceExpireRange']}
        statusField="status"
        rowKey="id"
        columns={[
          'carNo',
          'status',
          'carType',
          { field: 'inspectExpire', render: (car) => <ExpiryDay day={car.inspectExpire} /> },
          { field: 'insuranceExpire', render: (car) => <ExpiryDay day={car.insuranceExpire} /> },
          'trailerNo',
          'loadTon',
          'volume',
          'ownerName',
          'remark',
          'createTime',
        ]}
        sortable={['createTime', 'inspectExpire', 'insuranceExpire']}
        actions={carActions}
        toolbar={<RefuseUnfit />}
        add={{ label: '新增车辆', screen: 'carList' }}
        empty={{ text: '还没有车辆。添加后可在送货单中直接选择。' }}
      />
      <CarEditor />
    </>
  )
}

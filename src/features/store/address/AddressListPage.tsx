import { useTranslation } from 'react-i18next'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { ListPage } from '#shared/list/ListPage'
import { AddressEditor } from './AddressEditor'
import { addressActions } from './actions'
import { storeAddresses } from './api'
import { addressFields } from './fields'
import { Position } from './Position'

/** 自提管理: where buyers pick goods up. */
export default function AddressListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('自提管理')}
        query={storeAddresses.page}
        fields={addressFields}
        filters={['addressName', 'address']}
        rowKey="id"
        columns={[
          'addressName',
          'address',
          {
            field: 'mobile',
            render: ({ id, mobile }) => (
              <ShopPhone phone={mobile} of={{ kind: 'ADDRESS', id }} label={addressFields.mobile.label} />
            ),
          },
          {
            field: 'center',
            render: ({ center, addressName }) => <Position center={center} name={addressName} />,
            text: ({ center }) => center,
          },
          'createTime',
        ]}
        sortable={['createTime']}
        actions={addressActions}
        add={{ label: '新增自提点', screen: 'shopAddress' }}
        empty={{ text: '还没有自提点。添加后买家下单时可以选择到店自提。' }}
      />
      <AddressEditor />
    </>
  )
}

import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { canOperate } from '#shared/navigation'
import { PhoneReveal } from '#shared/ui/PhoneReveal'
import { useSearchParam } from '#shared/useSearchParam'
import { AddressEditor } from './AddressEditor'
import { addressActions } from './actions'
import { storeAddresses } from './api'
import { addressFields } from './fields'

/** 自提管理: where buyers pick goods up. */
export default function AddressListPage() {
  const { t } = useTranslation()
  const [, edit] = useSearchParam('edit')
  const add = canOperate('shopAddress') && (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => edit('new')}>
      {t('新增自提点')}
    </Button>
  )
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
          { field: 'mobile', render: ({ mobile }) => <PhoneReveal phone={mobile} /> },
          'center',
          'createTime',
        ]}
        sortable={['createTime']}
        actions={addressActions}
        toolbar={add}
        empty={{ text: '还没有自提点。添加后买家下单时可以选择到店自提。', action: add }}
      />
      <AddressEditor />
    </>
  )
}

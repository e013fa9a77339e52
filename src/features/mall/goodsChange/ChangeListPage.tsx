import { useTranslation } from 'react-i18next'
import { addButton } from '#shared/list/addButton'
import { ListPage } from '#shared/list/ListPage'
import { PictureCell } from '#shared/media/PictureCell'
import { ViewButton } from '#shared/ui/ViewButton'
import { goodsChanges } from './api'
import { ChangeDrawer } from './ChangeDrawer'
import { ChangeEditor } from './ChangeEditor'
import { changeFields } from './fields'
import { shownValue } from './model'

/** 商品变更: requests to change products, decided by the platform. */
export default function ChangeListPage() {
  const { t } = useTranslation()
  const add = addButton(t('申请变更'), 'goods-change')
  return (
    <>
      <ListPage
        caption={t('商品变更')}
        query={goodsChanges.page}
        fields={changeFields}
        filters={['goodsName', 'changeType']}
        statusField="status"
        rowKey="id"
        columns={[
          {
            field: 'goodsName',
            render: ({ id, thumbnail, goodsName, simpleSpecs }) => (
              <ViewButton id={id}>
                <PictureCell image={thumbnail} name={goodsName} note={simpleSpecs.trim()} />
              </ViewButton>
            ),
          },
          'changeType',
          { field: 'before', text: ({ changeType, before }) => shownValue(changeType, before) },
          { field: 'after', text: ({ changeType, after }) => shownValue(changeType, after) },
          'status',
          'createTime',
          'reason',
          'auditMessage',
          'auditTime',
        ]}
        sortable={['createTime', 'auditTime']}
        toolbar={add}
        empty={{ text: '还没有变更申请。改价、改名可在这里提交，商品在审核期间照常销售。', action: add }}
      />
      <ChangeDrawer />
      <ChangeEditor />
    </>
  )
}

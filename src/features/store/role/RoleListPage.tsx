import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { ViewButton } from '#shared/ui/ViewButton'
import { roleActions } from './actions'
import { roles } from './api'
import { roleFields } from './fields'
import { RoleDrawer } from './RoleDrawer'
import { RoleEditor } from './RoleEditor'

/** 角色权限: the permissions of the supplier's staff. */
export default function RoleListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('角色权限')}
        query={roles.page}
        fields={roleFields}
        filters={['name']}
        rowKey="id"
        columns={[
          {
            field: 'name',
            render: ({ id, name, defaultRole }) => (
              <>
                <ViewButton id={id}>{name}</ViewButton> {defaultRole && <Tag>{t('默认')}</Tag>}
              </>
            ),
          },
          'description',
          'clerkCount',
          'createTime',
          'updateTime',
          'createBy',
        ]}
        sortable={['createTime', 'updateTime']}
        actions={roleActions}
        isSelectable={({ defaultRole }) => !defaultRole}
        add={{ label: '添加角色', screen: 'storeRoleManage' }}
        empty={{ text: '还没有角色。添加后可分配给店员和部门。' }}
      />
      <RoleDrawer />
      <RoleEditor />
    </>
  )
}

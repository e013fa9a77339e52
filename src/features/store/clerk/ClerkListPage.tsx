import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { departments } from '#features/store/department/api'
import { DepartmentPicker } from '#features/store/department/DepartmentPicker'
import { departmentPath } from '#features/store/department/model'
import { roles } from '#features/store/role/api'
import { ListPage } from '#shared/list/ListPage'
import { lazyAfterRows } from '#shared/list/lazyAfterRows'
import { clerkActions } from './actions'
import { clerks } from './api'
import { ClerkName } from './ClerkName'
import { clerkFields } from './fields'
import { type Clerk, isChangeable } from './model'

const ClerkDrawer = lazyAfterRows(() => import('./ClerkDrawer').then((module) => ({ default: module.ClerkDrawer })))
const ClerkEditor = lazyAfterRows(() => import('./ClerkEditor').then((module) => ({ default: module.ClerkEditor })))
const NewPasswordsDialog = lazyAfterRows(() =>
  import('./NewPasswordsDialog').then((module) => ({ default: module.NewPasswordsDialog })),
)

/** 店员管理: who of the supplier signs in, in which department, with which roles. */
export default function ClerkListPage() {
  const { t } = useTranslation()
  const tree = useQuery({ ...departments.tree(null), meta: { silent: true } }).data ?? []
  const all = useQuery({ ...roles.all(null), meta: { silent: true } }).data ?? []
  const namesOf = ({ isSuper, roleIds }: Clerk) =>
    isSuper
      ? t('全部权限')
      : all
          .filter(({ id }) => roleIds.split(',').includes(id))
          .map(({ name }) => name)
          .join('、')
  return (
    <>
      <ListPage
        caption={t('店员管理')}
        query={clerks.page}
        fields={clerkFields}
        filters={['clerkName', 'mobile', 'departmentId']}
        filterInputs={{ departmentId: <DepartmentPicker tree={tree} /> }}
        statusField="status"
        rowKey="id"
        columns={[
          { field: 'clerkName', render: (clerk) => <ClerkName clerk={clerk} /> },
          {
            field: 'mobile',
            render: ({ id, mobile }) => (
              <ShopPhone phone={mobile} of={{ kind: 'CLERK', id }} label={clerkFields.mobile.label} />
            ),
          },
          'status',
          { field: 'departmentId', text: ({ departmentId }) => departmentPath(tree, departmentId) },
          { field: 'roleIds', text: namesOf },
          'isSuper',
          'createTime',
        ]}
        sortable={['clerkName', 'createTime']}
        actions={clerkActions}
        isSelectable={isChangeable}
        add={{ label: '添加店员', screen: 'clerkManage' }}
        empty={{ text: '还没有店员。输入手机号即可添加。' }}
      />
      <Suspense>
        <ClerkDrawer />
      </Suspense>
      <Suspense>
        <ClerkEditor />
      </Suspense>
      <Suspense>
        <NewPasswordsDialog />
      </Suspense>
    </>
  )
}

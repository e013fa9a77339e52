import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '#domain/mask'
import { ChangeLogSection } from '#features/store/changeLog/ChangeLogSection'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { clerks } from './api'
import { OWNER_HINT } from './ClerkName'
import { clerkFields } from './fields'
import type { Clerk } from './model'

/** The drawer that shows a clerk. */
export function ClerkDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Clerk>
      param={VIEW_PARAM}
      resource={clerks.byId}
      title={(clerk) => (clerk ? t('店员 {{name}}', { name: clerk.clerkName }) : t('店员信息'))}
    >
      {(clerk) =>
        clerk && (
          <>
            {clerk.shopkeeper && <Alert type="info" showIcon title={t(OWNER_HINT)} />}
            <DescriptionList
              fields={clerkFields}
              record={clerk}
              names={[
                { field: 'mobile', render: maskPhone(clerk.mobile) },
                'status',
                { field: 'departmentId', render: clerk.departmentTitle },
                'isSuper',
                { field: 'roleIds', isWide: true, render: clerk.roles.map(({ name }) => name).join('、') },
                'createTime',
              ]}
            />
            <ChangeLogSection of={{ kind: 'CLERK', id: clerk.id }} fields={clerkFields} />
          </>
        )
      }
    </RecordDrawer>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChangeLogSection } from '#features/store/changeLog/ChangeLogSection'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { type RoleRecord, roles } from './api'
import { roleFields } from './fields'
import { GrantTable } from './GrantTable'
import { levelsOf } from './model'

/** The drawer that shows a role, read-only, to everyone who may open the list. */
export function RoleDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<RoleRecord>
      param={VIEW_PARAM}
      resource={roles.byId}
      size={760}
      title={(record) => (record ? t('角色 {{name}}', { name: record.role.name }) : t('角色权限'))}
    >
      {(record) => record && <Shown record={record} />}
    </RecordDrawer>
  )
}

function Shown({ record: { role, menus } }: { record: RoleRecord }) {
  const query = useQuery({ ...roles.sections(null), staleTime: Number.POSITIVE_INFINITY, meta: IN_PLACE })
  return (
    <>
      {role.description && <p>{role.description}</p>}
      <RecordState query={query}>
        {(sections) => <GrantTable sections={sections} value={levelsOf(menus, sections)} isReadOnly />}
      </RecordState>
      <ChangeLogSection of={{ kind: 'ROLE', id: role.id }} fields={roleFields} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActButtons } from '#shared/act/ActButtons'
import { PreviewHead, PreviewPart, RecordPreview } from '#shared/list/RecordPreview'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { roleActs } from './acts'
import { type RoleRecord, roles } from './api'
import { GrantTable } from './GrantTable'
import { levelsOf } from './model'

/** A role in short: who may open the list may see what each role may do. */
export default function RolePreview({ id }: { id: string }) {
  return (
    <RecordPreview resource={roles.byId} id={id}>
      {(record) => <Shown record={record} />}
    </RecordPreview>
  )
}

function Shown({ record: { role, menus } }: { record: RoleRecord }) {
  const { t } = useTranslation()
  const query = useQuery({ ...roles.sections(null), staleTime: Number.POSITIVE_INFINITY, meta: IN_PLACE })
  return (
    <>
      <PreviewHead tags={role.description} actions={<ActButtons acts={roleActs} record={role} />} />
      <PreviewPart title={t('菜单权限')}>
        <RecordState query={query}>
          {(sections) => <GrantTable sections={sections} value={levelsOf(menus, sections)} isReadOnly />}
        </RecordState>
      </PreviewPart>
    </>
  )
}

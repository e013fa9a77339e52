import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { type RoleRecord, roles } from './api'
import { roleFields } from './fields'
import { GrantTable, LEVELS } from './GrantTable'
import { type GrantSection, type Levels, levelsOf, menusOf, type RoleInput, validateRole } from './model'

/** The drawer that adds or edits a role with its menus: open while the address has `edit=new` or an id. */
export function RoleEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<RoleRecord>
      param="edit"
      screen="storeRoleManage"
      resource={roles.byId}
      draft={{ screen: 'storeRoleManage', fields: roleFields }}
      size={760}
      title={(record) => (record ? t('编辑角色') : t('添加角色'))}
    >
      {(record, close) => <Loaded record={record} close={close} />}
    </RecordDrawer>
  )
}

type Props = { record: RoleRecord | null; close: () => void }

/** Waits for the menu tree: saving with an empty one would revoke all permissions of the role. */
function Loaded(props: Props) {
  const query = useQuery({ ...roles.sections(null), staleTime: Number.POSITIVE_INFINITY, meta: IN_PLACE })
  return <RecordState query={query}>{(sections) => <RoleForm {...props} sections={sections} />}</RecordState>
}

type Values = RoleInput & { levels: Levels }

function RoleForm({ record, close, sections }: Props & { sections: GrantSection[] }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const created = useRef(record?.role.id)
  const menus = record?.menus ?? []
  const title = record ? text('角色 {{name}}', { name: record.role.name }) : text('添加角色')
  const titles = new Map(sections.flatMap(({ screens }) => screens).map((screen) => [screen.id, screen.title]))
  const editor = useEditor({
    form,
    screen: 'storeRoleManage',
    record: `edit=${record?.role.id ?? 'new'}`,
    title,
    initial: valuesOf(record, sections),
    reread:
      record &&
      rereadBy(roles.byId(record.role.id), (saved) => valuesOf(saved, sections), {
        fields: roleFields,
        partLabel: (_, id) => t(titles.get(String(id)) ?? ''),
        partShows: (level) => t(LEVELS.find((one) => one.level === level)?.label ?? ''),
      }),
    mutation: roles.save(),
    toPayload: ({ name, description, levels }) => ({
      id: created.current,
      name,
      description,
      menus: menusOf(levels, sections, menus),
      onCreated: (id: string) => {
        created.current = id
      },
    }),
    onDone: () => {
      notify(t('角色已保存'), form.getFieldValue('name'))
      close()
    },
    fields: roleFields,
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={roleFields} validate={validateRole}>
        <FormField name="name" />
        <FormField name="description" />
        <FormField name="levels">
          <GrantTable sections={sections} />
        </FormField>
      </EditorForm>
    </DrawerEditor>
  )
}

function valuesOf(record: RoleRecord | null, sections: readonly GrantSection[]): Values {
  const { name = '', description = '' } = record?.role ?? {}
  return { name, description, levels: levelsOf(record?.menus ?? [], sections) }
}

import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { departments } from '#features/store/department/api'
import { DepartmentPicker } from '#features/store/department/DepartmentPicker'
import { RolesPicker } from '#features/store/role/RolesPicker'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { EmptyState } from '#shared/ui/states'
import { clerks } from './api'
import { OWNER_HINT } from './ClerkName'
import { clerkFields } from './fields'
import { type Clerk, type ClerkPlace, validatePlace } from './model'
import { NewClerkForm } from './NewClerkForm'
import { PlaceFields } from './PlaceFields'
import { clerkWords } from './refusals'

/** The drawer that adds or edits a clerk: open while the address has `edit=new` or an id. */
export function ClerkEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Clerk>
      param="edit"
      screen="clerkManage"
      resource={clerks.byId}
      draft={{ screen: 'clerkManage', fields: clerkFields }}
      title={(clerk) => (clerk ? t('编辑店员') : t('添加店员'))}
    >
      {(clerk, close) => {
        if (!clerk) return <NewClerkForm close={close} />
        return clerk.shopkeeper ? <EmptyState text={t(OWNER_HINT)} /> : <ClerkForm clerk={clerk} close={close} />
      }}
    </RecordDrawer>
  )
}

type Values = ClerkPlace & { clerkName: string; mobile: string }

function ClerkForm({ clerk, close }: { clerk: Clerk; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const { id, clerkName } = clerk
  const tree = useQuery({ ...departments.tree(null), meta: { silent: true } })
  const title = text('店员 {{name}}', { name: clerkName })
  const editor = useEditor({
    form,
    screen: 'clerkManage',
    record: `edit=${id}`,
    title,
    initial: valuesOf(clerk),
    reread: rereadBy(clerks.byId(id), valuesOf, {
      fields: clerkFields,
      groups: [['isSuper', 'roles']],
      shows: {
        departmentId: (saved) => <DepartmentPicker tree={tree.data ?? []} value={saved} disabled />,
        roles: (ids) => <RolesPicker value={ids} disabled />,
      },
    }),
    mutation: clerks.change(),
    toPayload: ({ isSuper, roles, departmentId }) => ({
      id,
      isSuper,
      roles: isSuper === '1' ? [] : roles,
      departmentId,
    }),
    onDone: () => {
      notify(t('店员已保存'), clerk.clerkName)
      close()
    },
    fields: clerkFields,
    words: clerkWords,
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={clerkFields} validate={validatePlace}>
        <FormField name="clerkName" disabled />
        <FormField name="mobile" disabled />
        <PlaceFields />
      </EditorForm>
    </DrawerEditor>
  )
}

function valuesOf({ clerkName, mobile, departmentId, isSuper, roleIds }: Clerk): Values {
  return { clerkName, mobile, departmentId, isSuper: isSuper ? '1' : '0', roles: roleIds.split(',').filter(Boolean) }
}

import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { RolesPicker } from '#features/store/role/RolesPicker'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { useSearchParam } from '#shared/useSearchParam'
import { type DepartmentRecord, departments } from './api'
import { DepartmentPicker } from './DepartmentPicker'
import { departmentFields } from './fields'
import { type DepartmentInput, ROOT, validateDepartment } from './model'

/** The drawer that adds or edits a department: open while the address has `edit=new`, with its `parent`, or an id. */
export function DepartmentEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<DepartmentRecord>
      param="edit"
      screen="storeDepartmentManage"
      resource={departments.byId}
      draft={{ screen: 'storeDepartmentManage', fields: departmentFields }}
      title={(department) => (department ? t('编辑部门') : t('添加部门'))}
    >
      {(department, close) => <DepartmentForm department={department} close={close} />}
    </RecordDrawer>
  )
}

type Values = DepartmentInput & { roleIds: string[] }

function DepartmentForm({ department, close }: { department: DepartmentRecord | null; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const [parent] = useSearchParam('parent')
  const created = useRef(department?.id)
  const title = department ? text('部门 {{name}}', { name: department.title }) : text('添加部门')
  const tree = useQuery({ ...departments.tree(null), meta: { silent: true } })
  const editor = useEditor({
    form,
    screen: 'storeDepartmentManage',
    record: department ? `edit=${department.id}` : `edit=new&parent=${parent}`,
    title,
    initial: valuesOf(department ?? { title: '', parentId: parent, sortOrder: '100', roleIds: [] }),
    reread:
      department &&
      rereadBy(departments.byId(department.id), valuesOf, {
        fields: departmentFields,
        shows: {
          parentId: (id) => (
            <DepartmentPicker tree={tree.data ?? []} value={id} placeholder={t('无（一级部门）')} disabled />
          ),
          roleIds: (ids) => <RolesPicker value={ids} disabled />,
        },
      }),
    mutation: departments.save(),
    toPayload: (values) => ({
      ...values,
      parentId: values.parentId || ROOT,
      id: created.current,
      onCreated: (id: string) => {
        created.current = id
      },
    }),
    onDone: () => {
      notify(t('部门已保存'), form.getFieldValue('title'))
      close()
    },
    fields: departmentFields,
    words: [
      [/排序/, 'sortOrder'],
      [/名称|部门/, 'title'],
    ],
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={departmentFields} validate={validateDepartment}>
        <FormField name="title" />
        <FormField name="parentId">
          <DepartmentPicker tree={tree.data ?? []} without={department?.id} placeholder={t('无（一级部门）')} />
        </FormField>
        <FormField name="sortOrder" tooltip={t('值越小越靠前，支持小数')} />
        <FormField name="roleIds" tooltip={t('部门里的每个店员都有这些角色')}>
          <RolesPicker />
        </FormField>
      </EditorForm>
    </DrawerEditor>
  )
}

function valuesOf({ title, parentId, sortOrder, roleIds }: Values): Values {
  return { title, parentId: parentId === ROOT ? '' : parentId, sortOrder, roleIds }
}

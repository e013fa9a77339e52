import { DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { roles } from './api'
import { roleFields } from './fields'
import { type Role, type RoleInput, validateRole } from './model'

/** The actions on a role. */
export const roleActions = defineActions<Role>({
  screen: 'storeRoleManage',
  idOf: ({ id }) => `role ${id}`,
  nameOf: ({ name }) => name,
  all: [
    drawerAction({ key: 'edit', label: '编辑', open: ({ id }) => ({ edit: id }) }),
    mutationAction({
      key: 'copy',
      label: '复制',
      mutation: roles.copy,
      argOf: ({ id }, values: RoleInput) => ({ ...values, id }),
      question: ({ name }) => text('复制角色 {{name}}？', { name }),
      consequence: text('新角色带有相同的菜单权限，可再修改。'),
      okText: '复制角色',
      form: {
        fields: roleFields,
        names: ['name', 'description'],
        initial: ({ name, description }): RoleInput => ({ name: `${name} 2`, description }),
        validate: validateRole,
      },
      done: ({ name }) => text('已复制角色 {{name}}', { name }),
    }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      isAllowed: ({ defaultRole }) => !defaultRole,
      mutation: roles.drop,
      argOf: ({ id }) => id,
      question: ({ name }) => text('删除角色 {{name}}？', { name }),
      consequence: text('角色的菜单权限一并删除。仍有店员或部门使用的角色不能删除。'),
      done: ({ name }) => text('已删除角色 {{name}}', { name }),
      batch: {
        label: '批量删除',
        question: (count) => text('删除 {{count}} 个角色？', { count }),
        consequence: text('角色的菜单权限一并删除。仍有店员或部门使用的角色不能删除。'),
      },
    }),
  ],
})

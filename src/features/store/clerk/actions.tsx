import { DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { getSession } from '#shared/session'
import { clerks } from './api'
import { type Clerk, isChangeable, RESET_PASSWORD } from './model'

const NEW_PASSWORD = '系统生成随机密码，只在屏幕上显示一次；店员已登录的设备会退出，首次登录后须修改密码。'

const isMe = ({ id }: Clerk) => id === getSession().user?.userId

/** The actions on a clerk; the owner has none. */
export const clerkActions = defineActions<Clerk>({
  screen: 'clerkManage',
  idOf: ({ id }) => `clerk ${id}`,
  nameOf: ({ clerkName }) => clerkName,
  all: [
    drawerAction({ key: 'edit', label: '编辑', isAllowed: isChangeable, open: ({ id }) => ({ edit: id }) }),
    mutationAction({
      key: 'disable',
      label: '禁用店员',
      isDanger: true,
      isAllowed: (clerk) => isChangeable(clerk) && clerk.status && !isMe(clerk),
      mutation: clerks.enable,
      argOf: ({ id }) => ({ id, status: false }),
      question: ({ clerkName }) => text('禁用店员 {{name}}？', { name: clerkName }),
      consequence: text('禁用后不能再登录，已登录的最迟在登录到期时退出；资料和单据不受影响。'),
      done: ({ clerkName }) => text('已禁用店员 {{name}}', { name: clerkName }),
      batch: {
        label: '批量禁用',
        question: (count) => text('禁用 {{count}} 名店员？', { count }),
        consequence: text('禁用后不能再登录，已登录的最迟在登录到期时退出；资料和单据不受影响。'),
      },
    }),
    mutationAction({
      key: 'enable',
      label: '启用店员',
      isAllowed: (clerk) => isChangeable(clerk) && !clerk.status,
      mutation: clerks.enable,
      argOf: ({ id }) => ({ id, status: true }),
      question: ({ clerkName }) => text('启用店员 {{name}}？', { name: clerkName }),
      consequence: text('启用后可以用原来的密码登录。'),
      done: ({ clerkName }) => text('已启用店员 {{name}}', { name: clerkName }),
      batch: {
        label: '批量启用',
        question: (count) => text('启用 {{count}} 名店员？', { count }),
        consequence: text('启用后可以用原来的密码登录。'),
      },
    }),
    mutationAction({
      key: 'newPassword',
      label: '重置密码',
      needs: 'clerkPassword',
      isAllowed: (clerk) => isChangeable(clerk) && !isMe(clerk),
      mutation: clerks.newPassword,
      argOf: ({ id, clerkName }) => ({ id, clerkName }),
      question: ({ clerkName }) => text('重置 {{name}} 的密码？', { name: clerkName }),
      consequence: text(NEW_PASSWORD),
      done: ({ clerkName }) => text('{{name}} 的密码已重置', { name: clerkName }),
      batch: {
        label: '重置密码',
        question: (count) => text('重置 {{count}} 名店员的密码？', { count }),
        consequence: text(NEW_PASSWORD),
      },
    }),
    // The mall's own reset, where the gateway has no other.
    mutationAction({
      key: 'resetPassword',
      label: '重置密码',
      unless: 'clerkPassword',
      isAllowed: isChangeable,
      mutation: clerks.resetPassword,
      argOf: ({ id }) => id,
      question: ({ clerkName }) =>
        text('将 {{name}} 的密码重置为【{{password}}】？', { name: clerkName, password: RESET_PASSWORD }),
      consequence: text('这是服务器的固定密码，人人知道：请店员登录后立即修改。'),
      done: ({ clerkName }) =>
        text('{{name}} 的密码已重置为 {{password}}，请通知本人登录后立即修改', {
          name: clerkName,
          password: RESET_PASSWORD,
        }),
      batch: {
        label: '重置密码',
        question: (count) =>
          text('将 {{count}} 名店员的密码重置为【{{password}}】？', { count, password: RESET_PASSWORD }),
        consequence: text('这是服务器的固定密码，人人知道：请店员登录后立即修改。'),
      },
    }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      isAllowed: (clerk) => isChangeable(clerk) && !isMe(clerk),
      mutation: clerks.drop,
      argOf: ({ id }) => id,
      question: ({ clerkName }) => text('删除店员 {{name}}？', { name: clerkName }),
      consequence: text('删除后不能再登录本店；其手机号可以重新添加为店员。'),
      done: ({ clerkName }) => text('已删除店员 {{name}}', { name: clerkName }),
      batch: {
        label: '批量删除',
        question: (count) => text('删除 {{count}} 名店员？', { count }),
        consequence: text('删除后不能再登录本店；其手机号可以重新添加为店员。'),
      },
    }),
  ],
})

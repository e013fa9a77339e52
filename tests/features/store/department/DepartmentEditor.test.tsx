import { fireEvent, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { describeEditor } from '#tests/kit/describeEditor'
import { inDialog } from '#tests/kit/drawerScreen'
import { fill, renderApp, runApp, server, shows, user } from '#tests/kit/render'

runApp('supplier')

describeEditor({
  name: 'a new department',
  account: 'yueheng',
  path: () => '/store/departments?edit=new',
  drawer: '添加部门',
  save: '保存',
  api: '/store/department',
  values: { 部门名称: '', 排序值: '100' },
  required: ['请填写部门名称'],
  complete: () => fill(inDialog().getByLabelText('部门名称'), '质检组'),
  typed: { label: '部门名称', value: '质检二组' },
  refusal: { message: '排序值应为0–1000的数字', label: '排序值' },
})

const save = () => user.click(inDialog().getByRole('button', { name: /^保\s*存$/ }))
const rolesOf = (id: string) =>
  db.departmentRoles.filter(({ departmentId }) => departmentId === id).map(({ roleId }) => roleId)

describe('a department', () => {
  const open = async (id: string) => {
    await renderApp({ path: `/store/departments?edit=${id}`, account: 'yueheng' })
    await waitFor(() => expect(inDialog().getByLabelText('部门名称')).toBeEnabled())
    await waitFor(() => expect(inDialog().queryAllByText('调度员').length).toBeGreaterThan(0))
  }
  const removeRole = () => {
    const [role] = inDialog().getAllByText('调度员')
    const item = role?.closest<HTMLElement>('.ant-select-selection-item')
    const cross = item && within(item).getByLabelText(/close/i)
    fireEvent.click(cross?.closest('.ant-select-selection-item-remove') ?? document.body)
  }

  it('loses its last role', async () => {
    await open('7105')
    removeRole()
    await save()
    await waitFor(() => expect(rolesOf('7105')).toEqual([]))
  })

  it('says when the server takes an empty list for no change', async () => {
    server.use(http.put('*/api/store/departmentRole/:id', () => HttpResponse.json({ success: true, code: 200 })))
    await open('7105')
    removeRole()
    await save()
    await waitFor(() => expect(document.body).toHaveTextContent('服务器没有移除该部门的最后一个角色'))
    expect(inDialog().getByLabelText('部门名称')).toBeEnabled()
  })

  it('shows that nothing is chosen on the page below', async () => {
    await renderApp({ path: '/store/departments', account: 'yueheng' })
    await shows('请先点击选择一个部门')
  })
})

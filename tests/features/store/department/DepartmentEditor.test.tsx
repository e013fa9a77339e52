import { fireEvent, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

const save = () => user.click(inDialog().getByRole('button', { name: /^保\s*存$/ }))
const rolesOf = (id: string) =>
  db.departmentRoles.filter(({ departmentId }) => departmentId === id).map(({ roleId }) => roleId)

describe('a department', () => {
  const open = async (id: string) => {
    await renderPage({ path: `/store/departments?edit=${id}`, account: 'yueheng' })
    await waitFor(() => expect(inDialog().getByLabelText('部门名称')).toBeEnabled())
    await waitFor(() => expect(inDialog().queryAllByText('调度员').length).toBeGreaterThan(0))
  }
  const removeRole = () => {
    const [role] = inDialog().getAllByText('调度员')
    const item = role?.closest<HTMLElement>('.ant-select-selection-item')
    const cross = item && within(item).getByLabelText(/close/i)
    fireEvent.click(cross?.closest('.ant-select-selection-item-remove') ?? document.body)
  }

  it('can lose its last role', async () => {
    await open('7105')
    removeRole()
    await save()
    await waitFor(() => expect(rolesOf('7105')).toEqual([]))
  })

  it('says when the server ignored an empty list of roles', async () => {
    server.use(http.put('*/api/store/departmentRole/:id', () => HttpResponse.json({ success: true, code: 200 })))
    await open('7105')
    removeRole()
    await save()
    await waitFor(() => expect(document.body).toHaveTextContent('服务器没有移除该部门的最后一个角色'))
    expect(inDialog().getByLabelText('部门名称')).toBeEnabled()
  })

  it('is asked for on the page while none is chosen', async () => {
    await renderPage({ path: '/store/departments', account: 'yueheng' })
    await shows('请先点击选择一个部门')
  })
})

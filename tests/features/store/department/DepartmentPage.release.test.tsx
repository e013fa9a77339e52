import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { field, fill, inPage, page, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('supplier')

const titles = () => [...page().querySelectorAll('.ant-tree-title')].map(({ textContent }) => textContent)
const open = async (query: string) => {
  await renderPage({ path: `/store/departments?${query}`, account: 'yueheng' })
  await waitFor(() => expect(titles()).toContain('调度组'))
}

describe('departments', () => {
  it('are a searchable tree, in which one is chosen', async () => {
    await open('')
    await user.click(inPage().getByText('调度组'))
    await shows('物流部')
    await waitFor(() => expect(inPage().getByText('调度员')).toBeInTheDocument())
    await fill(field('输入部门名搜索'), '车队')
    expect(titles()).toEqual(['物流部', '车队'])
  })

  it('are reordered among their siblings with one request per move, which the history shows at once', async () => {
    await open('id=7106')
    await user.click(await waitFor(() => inPage().getByRole('button', { name: '上移' })))
    await waitFor(() => expect(titles().indexOf('车队')).toBeLessThan(titles().indexOf('调度组')))
    expect(db.departments.get('7106')).toMatchObject({ parentId: '7104', sortOrder: 5 })
    await waitFor(() => expect(inPage().getByText('操作历史')).toBeInTheDocument())
    await waitFor(() => expect(inPage().getByText(/^排序值：/)).toHaveTextContent(/^排序值：\d+ → 5$/))
  })

  it('with clerks are not deleted: the count is shown before, the rejection in place', async () => {
    await open('id=7104')
    await user.click(await waitFor(() => inPage().getByRole('button', { name: '删除' })))
    const asking = await waitFor(() => within(screen.getByRole('dialog')))
    const people = db.accounts.filter(({ departmentId }) => ['7104', '7105', '7106'].includes(departmentId)).length
    expect(asking.getByText(new RegExp(`它和 2 个下级部门有 ${people} 名店员`))).toBeInTheDocument()
    await user.click(asking.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(document.body).toHaveTextContent('部门已经绑定管理员，请先删除或编辑管理员'))
    expect(db.departments.get('7104')).toBeDefined()
  })

  it('without clerks are deleted', async () => {
    await open('id=7114')
    await user.click(await waitFor(() => inPage().getByRole('button', { name: '删除' })))
    await user.click(await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name: '删除' })))
    await waitFor(() => expect(db.departments.get('7114')).toBeUndefined())
    await waitFor(() => expect(titles()).not.toContain('历史部门'))
  })
})

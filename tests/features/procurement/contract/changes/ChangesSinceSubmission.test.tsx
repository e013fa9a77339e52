import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { contractIn } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

const { id, contractCode, ...terms } = contractIn(4)

/** The version that the server kept, and what the dialog says of it. */
const cases: [string, unknown, string][] = [
  ['none was kept', null, '没有保存提交时的版本，无法比较。'],
  ['it has no lines and the same terms', { ...terms, contractCode }, '驳回后还没有修改。'],
  ['it is empty', {}, '没有保存提交时的版本，无法比较。'],
  ['it has no lines and another remark', { ...terms, contractCode, remark: '提交时' }, '提交时'],
  ['it is of another shape', 'text', '没有保存提交时的版本，无法比较。'],
]

it('shows what differs from the submitted version, or why nothing can be compared', async () => {
  await renderPage({ path: `/supplier/agreementDetail?id=${id}`, account: 'yueheng' })
  for (const [name, formData, text] of cases) {
    server.use(
      http.get('*/workflow/form/byCode/*', () =>
        HttpResponse.json({ code: 200, success: true, msg: '', data: { code: contractCode, formData, records: [] } }),
      ),
    )
    await user.click(await shows('查看驳回后的修改'))
    await waitFor(() => expect(screen.getByRole('dialog'), name).toHaveTextContent(text))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { fill, renderPage, runApp, server, shows, user, visit } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

describe('a feedback', () => {
  it('shows before it is sent which page and error it will include, without phones and tokens', async () => {
    const failure = '用户 19900000011 的凭证 token=abc123 已失效'
    server.use(
      http.get('*/page-for-supplier-car', () => HttpResponse.json({ success: false, code: 500, msg: failure })),
    )
    await renderPage({ path: '/supplier/driver/list?driverPhone=19900010001', account: 'yueheng' })
    await shows('张建军')
    await visit('/supplier/car/list?carNo=%E7%B2%A4B')
    await shows('加载失败')
    await visit('/feedback?edit=new')
    await waitFor(() => expect(inDialog().getByText(/\/supplier\/car\/list/)).toBeInTheDocument())
    expect(
      inDialog().getByText(/用户 199\*\*\*\*0011 的凭证 token=\*\*\* 已失效 GET \/api\/.* · code 500 · [\w-]+$/),
    ).toBeInTheDocument()
    await fill(inDialog().getByLabelText('反馈内容'), '车辆打不开')
    await user.click(inDialog().getByRole('button', { name: /^提\s*交$/ }))
    await waitFor(() => expect(db.feedbacks.find(({ content }) => content === '车辆打不开')).toBeDefined())
    const sent = db.feedbacks.find(({ content }) => content === '车辆打不开')
    expect(sent?.page).toContain('/supplier/car/list')
    expect(`${sent?.page}${sent?.lastError}`).not.toMatch(/19900000011|abc123/)
  })
})

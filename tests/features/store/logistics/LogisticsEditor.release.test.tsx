import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import { loadDraft } from '#shared/drafts'
import { getSession } from '#shared/session'
import { asked, fill, renderPage, runApp, server, user, visit } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

const idOf = (name: string) => db.logistics.find((row) => row.name === name)?.id ?? ''
const used = (name: string) => db.storeLogistics.find((row) => row.storeId === '9001' && row.logisticsId === idOf(name))
const input = (label: string) => inDialog().getByLabelText(label, { selector: 'input' })
const save = () => user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
const errors = () =>
  [...document.querySelectorAll('.ant-form-item-explain-error')].map(({ textContent }) => textContent)

async function open(name: string) {
  await renderPage({ path: `/logistics?name=${name}&edit=${idOf(name)}`, account: 'yueheng' })
  await waitFor(() => expect(dialog(`${name} 电子面单设置`)).toBeInTheDocument())
  await waitFor(() => expect(inDialog().getByRole('button', { name: /^保\s?存$/ })).toBeEnabled())
}

describe('the account with a logistics company', () => {
  it('opens with its credentials masked; password and key are not kept in the draft', async () => {
    await open('顺丰速运')
    await waitFor(() => expect(input('客户账户')).toHaveValue('SF90017755'))
    expect(input('客户密码')).toHaveAttribute('type', 'password')
    expect(input('电子面单密钥')).toHaveAttribute('type', 'password')
    await fill(input('归属网点'), '改过的网点')
    await fill(input('客户密码'), 'pwd-new')
    await fill(input('电子面单密钥'), 'key-new')
    await flushDrafts()
    const userId = getSession().user?.userId ?? ''
    const draft = await loadDraft({ userId, screen: 'logistics', record: `edit=${idOf('顺丰速运')}` })
    expect(draft?.values).toMatchObject({ sendSite: '改过的网点' })
    expect(JSON.stringify(draft)).not.toMatch(/pwd-|key-|customerPwd|monthCode/)
  })

  it('is never shown in the form of another company', async () => {
    await open('顺丰速运')
    await waitFor(() => expect(input('客户密码')).toHaveValue('******'))
    await fill(input('归属网点'), '改过的网点')
    await visit(`/logistics?name=中通&edit=${idOf('中通快递')}`)
    await waitFor(() => expect(dialog('中通快递 电子面单设置')).toBeInTheDocument())
    await user.click(inDialog().getByRole('radio', { name: '是' }))
    for (const label of ['客户账户', '客户密码', '电子面单密钥', '归属网点']) {
      await waitFor(() => expect(input(label)).toHaveValue(''))
    }
  })

  it('does not open on an answer about another company', async () => {
    const foreign = { ...used('顺丰速运') }
    server.use(http.get('*/getStoreLogistics', () => HttpResponse.json({ success: true, code: 200, result: foreign })))
    await renderPage({ path: `/logistics?name=中通&edit=${idOf('中通快递')}`, account: 'yueheng' })
    await waitFor(() => expect(inDialog().getByText(/没有找到/)).toBeInTheDocument())
  })

  it('requires the fields for waybills, and none without them', async () => {
    await open('中通快递')
    await user.click(inDialog().getByRole('radio', { name: '是' }))
    await waitFor(() => expect(input('客户账户')).toBeInTheDocument())
    await save()
    await waitFor(() => expect(errors()).toEqual(['请填写客户账户', '请填写客户密码']))
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
    await user.click(inDialog().getByRole('radio', { name: '否' }))
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(used('中通快递')?.faceSheetFlag).toBe(false)
  })

  it('is saved as a form; a rejection shows at its field and keeps the input', async () => {
    await open('顺丰速运')
    await waitFor(() => expect(input('客户账户')).toHaveValue('SF90017755'))
    await fill(input('客户账户'), 'SF-NEW')
    server.use(
      http.put('*/updateStoreLogistics', () =>
        HttpResponse.json({ success: false, code: 4002, message: '客户账户不存在' }, { status: 400 }),
      ),
    )
    await save()
    await waitFor(() => expect(errors()).toEqual(['客户账户不存在']))
    expect(input('客户账户')).toHaveValue('SF-NEW')
    server.resetHandlers()
    await save()
    await waitFor(() => expect(used('顺丰速运')?.customerName).toBe('SF-NEW'))
    const put = asked.filter(({ method }) => method === 'PUT').at(-1)
    expect(put?.headers.get('Content-Type')).toContain('x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(put?.body))).toMatchObject({ faceSheetFlag: 'true', payType: '3' })
  })
})

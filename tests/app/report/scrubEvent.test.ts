import { expect, it } from 'vitest'
import { scrubEvent } from '#app/report/scrubEvent'

it('sends no value and no name: neither of the text, nor of the person, the address or what was done before', () => {
  const sent = scrubEvent({
    type: undefined,
    message: 'business PUT /api/x/7001234',
    exception: { values: [{ type: 'TypeError', value: 'no 张三 in "13912345678"' }] },
    user: { username: '张三' },
    request: { url: 'https://mall.example/?name=张三' },
    breadcrumbs: [{ message: '13912345678' }],
    extra: { form: '张三' },
    tags: { screen: '/supplier/deliver/list' },
  })
  expect(JSON.stringify(sent)).not.toMatch(/张|1391234|7001234/)
  expect(sent).toMatchObject({
    message: 'business PUT /api/x/{}',
    exception: { values: [{ type: 'TypeError' }] },
    tags: { screen: '/supplier/deliver/list' },
  })
})

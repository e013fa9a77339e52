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

/** What people type and servers send, none of which may leave the page. */
const VALUES = [
  ...['张三', 'Zhang San', 'someone@example.com', '13800138000', '44030119800101001X', '4000021234567890123'],
  ...['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_123', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4'],
]

it.each(VALUES)('%s leaves in no member of an event', (value) => {
  const within = `failed for ${value}, try again`
  const event = {
    type: undefined,
    message: within,
    exception: {
      values: [
        { type: within, value: within, stacktrace: { frames: [{ filename: `/x/${value}`, vars: { within } }] } },
      ],
    },
    user: { username: value, email: value },
    request: { url: `https://mall.example/${value}`, headers: { Authorization: value }, cookies: { value } },
    breadcrumbs: [{ message: within, data: { value } }],
    extra: { value },
    tags: { screen: `/order/${value}`, trace: value, [value]: value, status: 500 },
    contexts: { vitals: { LCP: 1200, name: value }, state: { state: { type: value, value: { value } } } },
    transaction: within,
    fingerprint: [within],
    logentry: { message: within, params: [value] },
    server_name: value,
    modules: { [value]: value },
  }
  const sent = JSON.stringify(scrubEvent(event))
  for (const part of [value, ...value.split(/[\s.@]/)].filter((one) => one.length > 3 || /[^\x20-\x7e]/.test(one))) {
    if (!['Bearer', 'example'].includes(part)) expect(sent).not.toContain(part)
  }
  expect(sent).toContain('"LCP":1200')
  expect(sent).toContain('"status":500')
})

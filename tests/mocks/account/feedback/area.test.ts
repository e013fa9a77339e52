import { beforeEach, expect, it } from 'vitest'
import { resetDb } from '#mocks/areas'
import { allRecords, signIn } from '#tests/kit/api'

const FEEDBACK = '/api/store/other/feedback'

beforeEach(resetDb)

it('anyone may send feedback, which only its sender sees', async () => {
  const clerk = await signIn('yueheng01')
  const body = { category: '其他', content: '谢谢', page: '/home', version: 'v', lastError: '', pictures: '' }
  const { data } = await clerk.post<{ id: string }>(FEEDBACK, new URLSearchParams(body))
  expect(await allRecords(clerk, FEEDBACK)).toMatchObject([{ ...body, status: 'WAIT', createBy: '何军' }])
  const owner = await signIn('yueheng')
  expect(await owner.get(`${FEEDBACK}/${data.id}`)).toMatchObject({ http: 400, message: '反馈不存在' })
  expect(await allRecords(owner, FEEDBACK)).toHaveLength(24)
})

it.each([
  [{ category: '', content: '谢谢' }, '请选择反馈类型'],
  [{ category: '其他', content: '' }, '请填写反馈内容'],
  [{ category: '其他', content: '长'.repeat(1001) }, '反馈内容不能超过1000个字'],
])('rejects the feedback %o', async (body, message) => {
  const client = await signIn('yueheng')
  expect(await client.post(FEEDBACK, new URLSearchParams(body))).toMatchObject({ http: 400, message })
})

import { expect, it } from 'vitest'
import type { DebtContact } from '#features/procurement/receivable/contact/model'
import { signIn } from '#tests/kit/api'

const CONTACT = '/api/gd-material/settlementContact'
const contact = {
  payer: '一公司',
  day: '2024-05-01',
  person: '王会计',
  way: '电话',
  promise: '',
  amount: '',
  nextDay: '',
}

it('keeps contacts for the staff of one supplier, and refuses what the form refuses', async () => {
  const [owner, other] = [await signIn('yueheng'), await signIn('haichuan')]
  expect(await owner.post(`${CONTACT}/add`, { ...contact, person: '' })).toMatchObject({ success: false })
  expect(await owner.post(`${CONTACT}/add`, contact)).toMatchObject({ success: true })
  const { data } = await owner.get<DebtContact[]>(`${CONTACT}/queryList`)
  expect(data).toMatchObject([{ day: contact.day, person: contact.person, userName: expect.any(String) }])
  expect((await other.get<DebtContact[]>(`${CONTACT}/queryList`)).data).toEqual([])
  expect(await other.post(`${CONTACT}/remove`, { id: data[0]?.id })).toMatchObject({ success: false })
  expect(await owner.post(`${CONTACT}/remove`, { id: data[0]?.id })).toMatchObject({ success: true })
  expect((await owner.get<DebtContact[]>(`${CONTACT}/queryList`)).data).toEqual([])
})

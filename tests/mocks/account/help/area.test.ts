import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { allRecords, signIn } from '#tests/kit/api'

const ARTICLE = '/api/store/other/article'

it('articles are found by title, text and category, in their own order', async () => {
  const client = await signIn('haichuan01')
  type Row = { id: string; title: string; sort: number; content?: string }
  const all = await allRecords<Row>(client, `${ARTICLE}/getByPage`)
  expect(all.length).toBeGreaterThanOrEqual(20)
  expect(all.map(({ sort }) => sort)).toEqual(all.map(({ sort }) => sort).toSorted((a, b) => b - a))
  expect(all.every(({ content }) => content === undefined)).toBe(true)
  expect(await allRecords(client, `${ARTICLE}/getByPage`, { title: '店员' })).toHaveLength(1)
  expect((await allRecords(client, `${ARTICLE}/getByPage`, { keyword: '草稿' })).length).toBeGreaterThan(1)
  const { data } = await client.get<Row>(`${ARTICLE}/${all[0]?.id}`)
  expect(data.content).toContain('<li>')
})

it('an unknown or unpublished article is rejected', async () => {
  const client = await signIn('yueheng')
  const [first] = db.articles.all()
  db.articles.update(first?.id ?? '', { openStatus: false })
  for (const id of ['1', first?.id]) {
    expect(await client.get(`${ARTICLE}/${id}`)).toMatchObject({ http: 400, message: '文章不存在' })
  }
  db.articles.update(first?.id ?? '', { openStatus: true })
})

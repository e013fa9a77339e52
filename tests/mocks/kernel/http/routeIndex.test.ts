import { getResponse, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { routeIndex } from '#mocks/kernel/http/routeIndex'

const says = (text: string) => () => new HttpResponse(text)
const api = [
  routeIndex([
    http.get('*/goods/:id', says('one')),
    http.get('*/goods/page', says('page')),
    http.post('*/goods/page', says('search')),
    http.get('*/goods/get/:id', says('get')),
    http.put('*/:kind/goods', says('kind')),
  ]),
]

it.each([
  ['GET', '/api/goods/page', 'page'],
  ['POST', '/api/goods/page', 'search'],
  ['GET', '/API/Goods/Page', 'page'],
  ['GET', '/api/goods/7', 'one'],
  ['GET', '/api/goods/get/7', 'get'],
  ['GET', '/api/goods/get/goods', 'get'],
  ['PUT', '/api/new/goods', 'kind'],
  ['DELETE', '/api/goods/page', undefined],
  ['GET', '/api/orders', undefined],
  ['GET', '/', undefined],
])('%s %s is answered by its own handler: %s', async (method, path, answer) => {
  const response = await getResponse(api, new Request(`http://localhost${path}`, { method }))
  expect(await response?.text()).toBe(answer)
})

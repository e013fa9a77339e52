import { expect, it } from 'vitest'
import { callFaults } from '#tests/tools/contract/check/callFaults'

const call = (method: string, address: string, body = '') => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const headers = new Headers(body ? { 'content-type': 'application/json' } : {})
  return { method, path: pathname, query: searchParams, headers, body }
}

it.each<[string, string, string, string, string[]]>([
  ['a period', 'GET', '/api/store/statistics/order?searchType=TODAY&_t=1', '', []],
  ['a parameter of no statistics', 'GET', '/api/store/statistics/order?week=3', '', ['unknown parameter week']],
  ['no parameter where one is needed', 'GET', '/api/supplier/statistics/supply', '', ['no parameter by']],
  ['a filter of a list', 'GET', '/api/store/order/order?orderSn=1&sort=x&order=asc&ascs=x', '', []],
  ['no filter of it', 'GET', '/api/store/order/order?week=3', '', ['unknown parameter week']],
  ['an unknown call', 'GET', '/api/store/nothing', '', ['no such call in the document']],
])('%s is judged by the document', (_name, method, address, body, faults) => {
  expect(callFaults([call(method, address, body)]).map((fault) => fault.replace(/^.*: /, ''))).toEqual(faults)
})

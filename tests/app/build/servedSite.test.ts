import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { gatewayProxy, hostsOf } from '#app/build/servedSite'

it('a server answers to the hosts of every variant', () => {
  const variants = [{ hosts: ['material.localhost', '*.material.mall.example'] }, { hosts: ['supplier.localhost'] }]
  expect(hostsOf(variants)).toEqual(['material.localhost', '.material.mall.example', 'supplier.localhost'])
})

it('says in words that a gateway does not answer', () => {
  const proxy = new EventEmitter()
  gatewayProxy('http://gateway.example').configure?.(proxy as never, {})
  const said: unknown[] = []
  const response = {
    headersSent: false,
    writeHead: (status: number) => {
      said.push(status)
      return { end: (body: string) => said.push(JSON.parse(body)) }
    },
  }
  proxy.emit('error', new Error('connect ECONNREFUSED'), {}, response)
  expect(said).toEqual([
    502,
    expect.objectContaining({ msg: '网关 http://gateway.example 没有应答：connect ECONNREFUSED' }),
  ])
})

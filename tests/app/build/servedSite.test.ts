import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gatewayProxy, hostsOf, isServed } from '#app/build/servedSite'

it('a server answers to the hosts of every variant', () => {
  const variants = [{ hosts: ['material.localhost', '*.material.mall.example'] }, { hosts: ['supplier.localhost'] }]
  expect(hostsOf(variants)).toEqual(['material.localhost', '.material.mall.example', 'supplier.localhost'])
})

it.each([
  ['/', true],
  ['/supplier/deliver/list?status=0', true],
  ['/assets/package.json', true],
  ['/assets/gone-1234567.css', false],
  ['/.vite/manifest.json', false],
  ['/%2evite/manifest.json', false],
  ['//.vite/manifest.json', false],
  ['/assets/../.vite/manifest.json', false],
  ['/assets/%2e%2e/.vite/manifest.json?x=1', false],
  ['/assets/..%5c.vite/manifest.json', false],
  ['/.vite', false],
  ['/.well-known/change-password', false],
  ['/.well-known', false],
  ['/.well-known/security.txt', true],
  ['/version.json', false],
  ['/assets/', false],
  ['/assets', false],
  ['/%', false],
  ['/%00', false],
])('%s is served: %s', (url, served) => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'assets/package.json'), '{}')
  mkdirSync(join(dist, '.well-known'))
  writeFileSync(join(dist, '.well-known/security.txt'), 'Contact: /')
  expect(isServed(url, dist)).toBe(served)
})

it('says in words that a gateway does not answer', () => {
  const proxy = new EventEmitter()
  gatewayProxy('http://gateway.example', '/').configure?.(proxy as never, {})
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

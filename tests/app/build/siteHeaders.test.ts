import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { siteHeaders } from '#app/build/siteHeaders'
import type { VariantConfig } from '#domain/site/variant'

const EMPTY = { hosts: [], fileHosts: [], imageHost: '', website: '', mapKey: '', reportDsn: '' }
const policyOf = (...variants: Partial<VariantConfig>[]) =>
  siteHeaders(variants.map((variant) => ({ ...EMPTY, ...variant })))['Content-Security-Policy']

it('lets a page send to its own site alone, and to where failures are reported to', () => {
  expect(policyOf({}, {})).not.toContain('connect-src')
  const both = [{ reportDsn: 'https://k@errors.example/1' }, { reportDsn: 'https://j@errors.example:8443/2' }]
  expect(policyOf(...both)).toContain("connect-src 'self' https://errors.example https://errors.example:8443;")
})

it('loads pictures from the hosts that are configured alone, each said once', () => {
  expect(policyOf({})).toContain("img-src 'self' data: blob:;")
  const material = {
    hosts: ['material.localhost', 'localhost', '*.material.mall.example'],
    imageHost: 'https://images.mall.example/',
    fileHosts: ['oss.example:9000/bucket', '*.cdn.example', '*', "x.example; script-src 'unsafe-inline'"],
    website: 'https://www.mall.example',
    mapKey: 'abc',
  }
  expect(policyOf(material, { imageHost: 'https://images.mall.example', hosts: ['supplier.mall.example'] })).toContain(
    "img-src 'self' data: blob: https://images.mall.example oss.example:9000 *.cdn.example x.example " +
      'https://www.mall.example *.material.mall.example https://restapi.amap.com supplier.mall.example;',
  )
})

it('allows the policies for HTML that the code creates', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const sources = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')
  const names = [...sources.matchAll(/createPolicy\('([^']+)'/g)].map(([, name]) => name)
  const allowed = /trusted-types ([^;]+)/.exec(policyOf({}) ?? '')?.[1]?.split(' ')
  expect(names).toHaveLength(2)
  expect(allowed).toEqual(expect.arrayContaining(names))
})

import { describe, expect, it } from 'vitest'
import { readSiteFile } from '#domain/site/siteFile'

const read = (file: unknown, host = 'supplier.group.example') => readSiteFile(JSON.stringify(file), host)

it('reads what is said for all hosts, and an exact host before a wildcard', () => {
  const file = {
    $schema: 'https://docs.group.example/site',
    mallName: '青岭商城',
    idleMinutes: 20,
    hosts: {
      'supplier.group.example': { mallName: '青岭集采', variant: 'supplier' },
      '*.group.example': { mallName: '青岭', sharedPc: true },
      'other.example': { mallName: '其他' },
    },
  }
  expect(read(file)).toEqual({
    settings: { mallName: '青岭集采', idleMinutes: 20, sharedPc: true, variant: 'supplier' },
    issues: [],
  })
  expect(read(file, 'SHOP.group.example:8443').settings.mallName).toBe('青岭')
  expect(read(file, 'elsewhere.example').settings).toEqual({ mallName: '青岭商城', idleMinutes: 20 })
})

it('takes every member', () => {
  const settings = {
    variant: 'material',
    tenantId: '100200',
    mallName: '青岭商城',
    title: '青岭集团供应商门户',
    titleEn: 'Qingling Supplier Portal',
    logo: '/brand/logo.svg',
    signInPicture: 'https://files.group.example/site.jpg',
    brandColor: '#b3131b',
    apiBase: 'https://gateway.group.example/mall',
    imageHost: 'https://images.group.example',
    fileHosts: ['*.group.example'],
    website: 'https://www.group.example',
    mapKey: 'k',
    capabilities: ['restock'],
    reportDsn: 'https://key@report.group.example/1',
    idleMinutes: 0,
    sharedPc: true,
    watermark: true,
    privacyUrl: '/privacy.html',
    icp: '京ICP备00000000号',
    sso: [{ name: '集团统一登录', kind: 'oidc', url: 'https://id.group.example/authorize', clientId: 'supplier' }],
    ssoOnly: false,
    signOutUrl: 'https://id.group.example/logout',
  }
  expect(read(settings)).toEqual({ settings, issues: [] })
})

describe('leaves out, and names,', () => {
  it.each([
    [{ brandColor: 'red' }, 'brandColor', '要像 #rrggbb'],
    [{ brandcolor: '#123456' }, 'brandcolor', '没有这一项'],
    [{ mallName: 5 }, 'mallName', '要是文字'],
    [{ mallName: '一'.repeat(21) }, 'mallName', '最多 20 个字'],
    [{ idleMinutes: '30' }, 'idleMinutes', '要是数字'],
    [{ idleMinutes: 2000 }, 'idleMinutes', '最多 1440'],
    [{ logo: 'javascript:alert(1)' }, 'logo', '要是 / 开头的路径，或 https:// 开头的地址'],
    [{ logo: '//other.example/x.png' }, 'logo', '要是 / 开头的路径，或 https:// 开头的地址'],
    [{ apiBase: 'gateway' }, 'apiBase', '要是路径或地址，不含 ? 和 #'],
    [{ sharedPc: 1 }, 'sharedPc', '要是 true 或 false'],
    [{ capabilities: 'some' }, 'capabilities', '要是 all、auto 或名称的列表'],
    [
      { sso: [{ name: 'A', kind: 'saml', url: 'https://id.example' }] },
      'sso',
      '0.kind 要是 oidc、cas、wecom 或 dingtalk',
    ],
    [{ sso: [{ name: 'A', kind: 'cas', url: 'https://id.example', secret: 'x' }] }, 'sso', '0.secret 没有这一项'],
    [{ hosts: [] }, 'hosts', '要是对象，每个域名一项'],
    [{ hosts: { 'a.example': 'material' } }, 'hosts.a.example', '要是对象'],
    [{ hosts: { 'a.example': { icp: 1 } } }, 'hosts.a.example.icp', '要是文字'],
  ])('%j', (file, place, message) => {
    expect(read({ tenantId: '1', ...file })).toEqual({ settings: { tenantId: '1' }, issues: [{ place, message }] })
  })

  it.each(['', '{', '[]', 'null', '<!doctype html>'])('all of %j', (text) => {
    expect(readSiteFile(text, 'a.example')).toEqual({
      settings: {},
      issues: [{ place: 'site.json', message: '不是 JSON 对象' }],
    })
  })
})

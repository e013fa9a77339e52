import { describe, expect, it } from 'vitest'
import { pageTitle, pickVariant, readVariant, siteTitle } from '#domain/site/variant'

const material = readVariant('material', {
  VITE_HOSTS: 'material.localhost, localhost,127.0.0.1,[::1],*.mall.example,*.material.mall.example',
  VITE_APP_ID: 'gd_material_supplier_pc',
  VITE_CLIENT_ID: 'material_client',
  VITE_CLIENT_SECRET: 'material_secret',
  VITE_MALL_NAME: '杂材商城',
  VITE_TENANT_TITLES: 'mall.example=岭筑杂材商城; infra.mall.example = 岭筑基础设施杂材商城;broken',
  VITE_IMAGE_HOST: 'https://images.mall.example',
  VITE_FILE_HOSTS: 'oss.example, *.cdn.example',
  VITE_WEBSITE: 'https://www.mall.example',
  VITE_MAP_KEY: '',
})
const supplier = readVariant('supplier', {
  VITE_HOSTS: 'supplier.localhost,exact.material.mall.example,*.supplier.mall.example',
  VITE_MALL_NAME: '集采商城',
})

describe('reading a variant', () => {
  it('reads every key', () => {
    expect(material).toEqual({
      id: 'material',
      hosts: ['material.localhost', 'localhost', '127.0.0.1', '[::1]', '*.mall.example', '*.material.mall.example'],
      appId: 'gd_material_supplier_pc',
      clientId: 'material_client',
      clientSecret: 'material_secret',
      mallName: '杂材商城',
      tenantTitles: [
        { suffix: 'mall.example', title: '岭筑杂材商城' },
        { suffix: 'infra.mall.example', title: '岭筑基础设施杂材商城' },
      ],
      imageHost: 'https://images.mall.example',
      fileHosts: ['oss.example', '*.cdn.example'],
      website: 'https://www.mall.example',
      mapKey: '',
      capabilities: 'auto',
      reportDsn: '',
      loginPath: '/login',
    })
  })

  it.each([
    ['', 'auto'],
    ['auto', 'auto'],
    ['all', 'all'],
    ['none', []],
    ['supplyFigures, restock', ['supplyFigures', 'restock']],
  ])('of the capabilities %j is %j', (typed, setting) => {
    expect(readVariant('material', { VITE_PROPOSED: typed }).capabilities).toEqual(setting)
  })

  it('accepts missing keys', () => {
    expect(supplier).toMatchObject({ appId: '', tenantTitles: [], loginPath: '/loginSupplier' })
    expect(readVariant('supplier', {}).hosts).toEqual([])
  })
})

describe('the variant of a host', () => {
  it.each([
    ['material.localhost', 'material'],
    ['localhost:10002', 'material'],
    ['127.0.0.1:10002', 'material'],
    ['[::1]:10002', 'material'],
    ['supplier.localhost:10002', 'supplier'],
    ['SUPPLIER.LocalHost', 'supplier'],
    ['a.mall.example', 'material'],
    ['a.supplier.mall.example', 'supplier'],
    ['a.material.mall.example', 'material'],
    ['exact.material.mall.example', 'supplier'],
    ['mall.example', 'supplier'],
    ['notmall.example', 'supplier'],
    ['', 'supplier'],
  ])('%s opens %s', (host, expected) => {
    expect(pickVariant(host, [material, supplier], 'supplier').id).toBe(expected)
    expect(pickVariant(host, [supplier, material], 'supplier').id).toBe(expected)
  })

  it('falls back to the variant of the build', () => {
    expect(pickVariant('10.0.0.8', [material, supplier], 'material').id).toBe('material')
    expect(() => pickVariant('10.0.0.8', [material], 'supplier')).toThrow('supplier')
  })
})

describe('titles', () => {
  it.each([
    ['a.mall.example', '岭筑杂材商城供应商后台'],
    ['mall.example:8080', '岭筑杂材商城供应商后台'],
    ['shop.infra.mall.example', '岭筑基础设施杂材商城供应商后台'],
    ['notmall.example', '杂材商城供应商后台'],
    ['localhost', '杂材商城供应商后台'],
  ])('%s is %s', (host, expected) => {
    expect(siteTitle(material, host)).toBe(expected)
  })

  it('puts the page title before the site name', () => {
    expect(pageTitle('合同管理', '杂材商城供应商后台')).toBe('合同管理 - 杂材商城供应商后台')
    expect(pageTitle('', '杂材商城供应商后台')).toBe('杂材商城供应商后台')
  })
})

import i18next from 'i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { translateMessage } from '#domain/text'
import deliveryWords from '#features/procurement/delivery/en.json'
import { validateDeliveryNote } from '#features/procurement/delivery/model/payload'
import fleetWords from '#features/procurement/fleet/en.json'
import transportWords from '#features/procurement/transport/en.json'
import sharedWords from '#shared/en.json'
import { serverText } from '#shared/serverText'

const CHINESE = /[\u3400-\u9fff]/

beforeAll(async () => {
  await i18next.init({
    lng: 'en-US',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { 'en-US': { translation: { ...deliveryWords, ...fleetWords, ...transportWords, ...sharedWords } } },
  })
})

describe('a text composed in Chinese by the server', () => {
  it.each([
    ['请填写司机姓名', 'Driver is required'],
    ['车牌号格式不正确', 'Plate is not in the right form'],
    ['送货数量最多保留3位小数', 'Quantity takes at most 3 decimals'],
    ['第12行炉批号不能为空', 'Row 12: Heat number is missing'],
    ['送货数量不能大于剩余数量的105%', 'More than 105% of what is left'],
    ['预计到达时间不能早于发货时间', 'Expected arrival must not be before Send time'],
    ['共 1 行', '1 row'],
    ['共 12 行', '12 rows'],
    ['一张送货单最多50行材料', 'A delivery note takes at most 50 rows'],
  ])('%s is translated part by part', (text, english) => {
    expect(serverText(text)).toBe(english)
  })

  it.each([
    ['that no key fits', '砂石检测报告已过期'],
    ['of data', '滨江一号地块总承包工程'],
    ['with signs that patterns know', '材料(a+b)*[c]?'],
    ['that is English already', 'plain text'],
    ['that is empty', ''],
  ])('%s stays unchanged', (_name, text) => {
    expect(serverText(text)).toBe(text)
  })

  it('of the rules of a delivery note has no Chinese left in English', () => {
    const errors = validateDeliveryNote(
      {
        sourceType: 'CONTRACT',
        deliverMode: 'TRUCK',
        driverPhone: '1',
        carNo: 'x',
        receiverName: '名'.repeat(61),
        deliverTime: '2024-01-02 00:00:00',
        expectArriveTime: '2024-01-01 00:00:00',
        items: [{ sourceItemId: 'none', quantity: '1' }],
      },
      [],
    )
    expect(Object.keys(errors).length).toBeGreaterThan(6)
    expect(
      Object.values(errors)
        .map((error) => translateMessage(i18next.t, error))
        .filter((text) => CHINESE.test(text)),
    ).toEqual([])
  })

  it('is left unchanged in Chinese', async () => {
    await i18next.changeLanguage('zh-CN')
    expect(serverText('请填写司机姓名')).toBe('请填写司机姓名')
    await i18next.changeLanguage('en-US')
  })
})

describe('a refusal of the mall by the embedded API', () => {
  const words = Object.assign(
    {},
    ...Object.values(import.meta.glob<object>('/src/**/en.json', { eager: true, import: 'default' })),
  )
  const files = import.meta.glob<string>(['/mocks/{mall,promotion,money,store}/**/*.ts', '!**/counterparty.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  /** The text of a refusal: `refusal(11001, '…')`, `badInput('…')`, `up: [11004, '…']`. */
  const REFUSAL =
    /(?:\b\d{3,6},\s*|badInput\(\s*|free\(\s*|new Refusal\(\s*)(['`])((?:(?!\1).)*[\u3400-\u9fff](?:(?!\1).)*)\1/g
  /** Fixed text of two characters only: its template would fit any text that begins alike. */
  const EXEMPT = /^订单\$\{[^}]*\}$/
  const messages = Object.values(files).flatMap((file) => [...file.matchAll(REFUSAL)].map(([, , text = '']) => text))

  it('has English', async () => {
    i18next.addResourceBundle('en-US', 'translation', words)
    vi.resetModules()
    const { serverText: translated } = await import('#shared/serverText')
    expect(messages.length).toBeGreaterThan(150)
    const left = messages.filter(
      (text) => !EXEMPT.test(text) && CHINESE.test(translated(text.replace(/\$\{[^}]*\}/g, 'X'))),
    )
    expect([...new Set(left)]).toEqual([])
  })
})

import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { chineseTitle } from '#shared/editor/draft/chineseTitle'
import { serverText } from '#shared/serverText'

beforeAll(async () => {
  await i18next.init({
    lng: 'en-US',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {
      'en-US': {
        translation: {
          新建合同: 'New contract',
          '{{count}} 张': '{{count}}',
          '合同 {{code}}': 'Contract {{code}}',
          '单号 {{code}}': 'Số {{code}}',
          '{{name}} 的 {{part}}': '{{part}} of {{name}}',
        },
      },
    },
  })
})

describe('the title of a draft', () => {
  it.each([
    ['New contract', '新建合同'],
    ['Contract JC-1 (a+b)', '合同 JC-1 (a+b)'],
    ['Số 12', '单号 12'],
    ['New contract of Lin', 'Lin 的 新建合同'],
    ['供货 7', '供货 7'],
    ['my own', 'my own'],
    ['', ''],
  ])('%j written in English is kept as %j, and reads the same', async (shown, kept) => {
    await i18next.changeLanguage('en-US')
    expect(chineseTitle(shown)).toBe(kept)
    expect(serverText(kept)).toBe(shown)
  })

  it('written in Chinese stays', async () => {
    await i18next.changeLanguage('zh-CN')
    expect(chineseTitle('合同 JC-1')).toBe('合同 JC-1')
  })
})

import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { type FileUse, fileUsesText } from '#features/common/file/model/uses'

const use = (kind: FileUse['kind'], name: string): FileUse => ({ kind, name })

it.each<[what: string, uses: FileUse[], said: string | null]>([
  ['nothing', [], null],
  ['one product, named once', [use('GOODS', '螺纹钢'), use('GOODS', '螺纹钢')], '商品「螺纹钢」'],
  [
    'all kinds, products first',
    [use('PAGE', '首页'), use('ACTIVITY', '冬储'), use('GOODS', '螺纹钢'), use('SHOP', '店铺LOGO')],
    '商品「螺纹钢」、活动「冬储」、店铺页面「首页」、店铺「店铺LOGO」',
  ],
  [
    'many products',
    ['一', '二', '三', '四', '五', '六'].map((name) => use('GOODS', name)),
    '商品「一」「二」「三」「四」「五」等 6 个',
  ],
])('what uses a file is said by name: %s', (_, uses, said) => {
  const text = fileUsesText(uses)
  expect(text && plain(text)).toBe(said)
})

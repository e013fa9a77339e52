import { expect, it } from 'vitest'
import { partsOf, siteKinds, siteRules } from '#features/mall/decoration/model/kind/siteKinds'

// The shapes that buyers' site reads.
it.each<[string, object]>([
  ['topAdvert', { img: '', url: '', bgColor: '#de000d', size: '1200*80' }],
  [
    'navBar',
    {
      list: [
        { name: '秒杀', url: '/seckill' },
        { name: '优惠券', url: '/coupon' },
      ],
    },
  ],
  ['hotAdvert', { options: { list: { length: 6, 0: { size: '1200*自定义' }, 5: { size: '230*190' } } } }],
  ['seckill', { options: { list: { length: 7, 0: { time: 6, goodsList: [] }, 6: { time: 18 } } } }],
  ['discountAdvert', { options: { bgImg: '', classification: { length: 9 }, brandList: { length: 4 } } }],
  [
    'recommend',
    {
      options: {
        contentLeft: { title: '发现好货', bgColor: '#449dae', list: { length: 7, 0: { size: '160*160' } } },
        contentRight: { list: { length: 4, 0: { size: '100*100', describe: '' } } },
      },
    },
  ],
  [
    'newGoodsSort',
    { options: { left: { list: { length: 5 } }, middle: { list: { length: 6 } }, right: { list: { length: 6 } } } },
  ],
  ['firstAdvert', { options: { list: { length: 6, 0: { fromColor: '#e89621', toColor: '#f5c568' } } } }],
  ['bannerAdvert', { options: { img: '', url: '', size: '1200*自定义' } }],
  ['notEnough', { options: { navList: { length: 1 }, list: { length: 1, 0: { length: 10 } } } }],
  ['carousel', { options: { list: [{ img: '', url: '', size: '790*340' }] } }],
  ['carousel1', { options: { list: [{ bgColor: '' }] } }],
  ['carousel2', { options: { list: { length: 1 }, listRight: { length: 1, 0: { length: 3 } } } }],
])('a new %s is as buyers read it', (type, shape) => {
  const block = siteRules.newBlock(type)
  expect(block).toMatchObject({ type, name: siteKinds[type]?.name, ...shape })
  expect(siteRules.kindOf(block)).toBe(siteKinds[type])
  expect(partsOf(block).every(({ cards }) => cards.length > 0)).toBe(true)
})

/** What the drawn banners offer, by their serials. */
export const OFFER = {
  steel: 0,
  cement: 1,
  pipe: 2,
  tool: 3,
  paint: 4,
  tile: 5,
  proof: 6,
  safety: 7,
  truck: 8,
  bolt: 9,
} as const
/** What a banner offers. */
export type Offer = keyof typeof OFFER

/** A card of a block: what its banner offers, where it leads, and its title. A category is named, others are pages. */
export type CardSeed = [offer: Offer, target: string, title?: string]
/** A block: its cards, the title that it is, or a product of each of some categories. */
export type BlockSeed = [type: string, content?: string | CardSeed[] | { productsOf: string[] }]

/** The icons of a first page. */
export const ICONS: CardSeed[] = [
  ['steel', '建筑钢材', '钢材'],
  ['cement', '水泥砂浆', '水泥'],
  ['pipe', '管材水暖', '管材'],
  ['tool', '五金工具', '工具'],
  ['paint', '涂料防水', '涂料'],
]

/** The pages of the demo shop on phones. */
export const PHONE: readonly [name: string, ...blocks: BlockSeed[]][] = [
  [
    '海川建材手机首页',
    [
      'carousel',
      [
        ['steel', '建筑钢材'],
        ['tool', '秒杀频道'],
        ['truck', '领券中心'],
      ],
    ],
    ['menu', ICONS],
    ['title', '本周推荐'],
    ['flexThree', { productsOf: ['五金工具', '水泥砂浆', '给水管'] }],
    [
      'flexTwo',
      [
        ['paint', '涂料防水'],
        ['bolt', '紧固件'],
      ],
    ],
    ['title', '工地常备'],
    [
      'leftOneRightTwo',
      [
        ['cement', '水泥砂浆'],
        ['proof', '涂料防水'],
        ['safety', '领券中心'],
      ],
    ],
    ['flexOne', [['truck', '领券中心']]],
    ['goods'],
  ],
  [
    '冬储专场',
    ['lottery'],
    ['flexOne', [['steel', '建筑钢材']]],
    ['title', '冬储推荐'],
    ['flexThree', { productsOf: ['建筑钢材', '水泥砂浆', '紧固件'] }],
    [
      'topOneBottomTwo',
      [
        ['truck', '领券中心'],
        ['cement', '水泥砂浆'],
        ['pipe', '管材水暖'],
      ],
    ],
  ],
  [
    '工具节会场',
    [
      'carousel',
      [
        ['tool', '五金工具'],
        ['bolt', '紧固件'],
        ['safety', '领券中心'],
      ],
    ],
    [
      'textPicture',
      [
        ['tool', '电动工具', '电动工具'],
        ['bolt', '紧固件', '紧固件'],
        ['safety', '领券中心', '劳保用品'],
        ['truck', '领券中心', '整车配送'],
      ],
    ],
    ['title', '工具爆款'],
    ['flexFour', { productsOf: ['电动工具', '手动工具', '切割打磨', '紧固件'] }],
    ['flexOne', [['bolt', '秒杀频道']]],
    ['goods'],
  ],
  [
    '年末清库',
    ['flexOne', [['tile', '领券中心']]],
    [
      'flexTwo',
      [
        ['paint', '秒杀频道'],
        ['proof', '首页'],
      ],
    ],
  ],
]
/** The banners of the pages of the site: the strip on top, the large one, the advert of six, the strip below. */
export const SITE: readonly [name: string, top: Offer, hero: Offer, adverts: Offer[], strip: Offer][] = [
  ['海川建材首页', 'truck', 'steel', ['tool', 'cement', 'pipe', 'paint', 'tile', 'safety'], 'bolt'],
  ['年末采购节首页', 'steel', 'truck', ['cement', 'steel', 'pipe', 'tool', 'proof', 'bolt'], 'safety'],
  ['新品首页', 'paint', 'tile', ['pipe', 'paint', 'tile', 'proof', 'tool', 'bolt'], 'truck'],
]

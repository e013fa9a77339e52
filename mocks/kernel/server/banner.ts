import { svgUri } from './picture'

/** What a banner offers: its words, its two background colours, and its drawing in a box of 120×120. */
type Theme = { headline: string; line: string; from: string; to: string; drawing: string }

/** An ellipse as the end of a round bar or pipe. */
const end = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const REBAR = [0, 1, 2, 3, 4, 5]
  .map((at) => {
    const [x, y] = [14 + (at % 3) * 20, 84 - Math.floor(at / 3) * 18 - (at % 3) * 3]
    return `<path d="M${x} ${y}L${x + 48} ${y - 50}" stroke="#8d99a6" stroke-width="13" stroke-linecap="round"/><path d="M${x} ${y}L${x + 48} ${y - 50}" stroke="#d8dee5" stroke-width="11" stroke-dasharray="2 5"/>${end(x, y, 7.5, '#5b6673')}`
  })
  .join('')

const bag = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="50" height="26" rx="7" fill="#e8dcc6"/><rect x="${x + 8}" y="${y + 7}" width="34" height="12" rx="2" fill="#b4562f"/><path d="M${x + 2} ${y + 4}v18M${x + 48} ${y + 4}v18" stroke="#c9b893" stroke-width="2"/>`

const PIPES = [
  [30, 84],
  [62, 84],
  [94, 84],
  [46, 56],
  [78, 56],
  [62, 28],
]
  .map(([x = 0, y = 0]) => `${end(x, y, 16, '#3c8d6e')}${end(x, y, 12, '#57b78f')}${end(x, y, 8, '#123f31')}`)
  .join('')

const tile = (x: number, y: number, fill: string) =>
  `<path d="M${x} ${y}l28-13 28 13-28 13z" fill="${fill}" stroke="#ffffff" stroke-width="1.5"/>`

const THEMES: readonly Theme[] = [
  {
    headline: '冬储钢材 锁价备货',
    line: '螺纹钢 盘螺 整车直送工地',
    from: '#16324f',
    to: '#2f6690',
    drawing: REBAR,
  },
  {
    headline: '水泥现货 当日发车',
    line: '普硅 矿渣 袋装散装都有',
    from: '#6b4226',
    to: '#a4683c',
    drawing: bag(10, 78) + bag(62, 78) + bag(36, 50) + bag(62, 24),
  },
  {
    headline: '管材管件 一站配齐',
    line: '给水 排水 电工套管',
    from: '#0b5345',
    to: '#1e8467',
    drawing: PIPES,
  },
  {
    headline: '电动工具 工地专供',
    line: '以旧换新 三年联保',
    from: '#7a1f1f',
    to: '#b8432f',
    drawing:
      '<path d="M18 44h58a12 12 0 0 1 12 12v10H30z" fill="#f2b134"/><path d="M34 66h26l8 40H40z" fill="#33363b"/><rect x="88" y="50" width="14" height="12" fill="#8d99a6"/><path d="M102 56h16" stroke="#d8dee5" stroke-width="5"/><rect x="36" y="100" width="38" height="12" rx="3" fill="#f2b134"/><circle cx="36" cy="56" r="5" fill="#7a1f1f"/>',
  },
  {
    headline: '内外墙涂料 焕新季',
    line: '净味 耐擦洗 可调色',
    from: '#5a2d6e',
    to: '#94508f',
    drawing:
      '<path d="M28 46h60l-7 62H35z" fill="#f4f1ea"/><path d="M28 46q30-38 60 0" fill="none" stroke="#d0cbc0" stroke-width="4"/><ellipse cx="58" cy="46" rx="30" ry="9" fill="#e4572e"/><path d="M70 47q2 24 7 30 6-4 4-32z" fill="#e4572e"/><rect x="40" y="66" width="36" height="22" rx="3" fill="#94508f"/><path d="M92 20l18 18-12 12-18-18z" fill="#f2b134"/><path d="M80 32l18 18-22 20z" fill="#33363b"/>',
  },
  {
    headline: '瓷砖石材 样品免费',
    line: '按平方报价 破损包赔',
    from: '#28475c',
    to: '#5f8ca3',
    drawing: [0, 1, 2, 3]
      .map((at) => tile(32, 92 - at * 14, at % 2 === 0 ? '#dfe7ea' : '#b9cbd3'))
      .concat(tile(60, 56, '#f2b134'), tile(4, 56, '#9db7c2'), tile(32, 36, '#eef3f5'))
      .join(''),
  },
  {
    headline: '防水卷材 雨季不愁',
    line: '屋面 地下室 卫生间',
    from: '#12355b',
    to: '#2a6f97',
    drawing:
      '<rect x="22" y="40" width="58" height="62" fill="#30343b"/><ellipse cx="51" cy="40" rx="29" ry="13" fill="#4a5058"/><ellipse cx="51" cy="40" rx="15" ry="6" fill="#c9d3da"/><path d="M80 102q24 4 30-18V58q-4 18-30 16z" fill="#454b54"/><path d="M96 14q12 16 0 24-12-8 0-24zM112 30q8 11 0 17-8-6 0-17z" fill="#89c2d9"/>',
  },
  {
    headline: '劳保用品 安全到岗',
    line: '安全帽 手套 反光衣',
    from: '#8a5a00',
    to: '#c98a1b',
    drawing:
      '<path d="M20 78a40 40 0 0 1 80 0z" fill="#ffd23f"/><path d="M52 38h16v40H52z" fill="#f4a300"/><rect x="12" y="76" width="96" height="11" rx="5" fill="#f4a300"/><path d="M34 50q-6 10-6 24M86 50q6 10 6 24" stroke="#e09b00" stroke-width="4" fill="none"/><rect x="44" y="94" width="32" height="8" rx="4" fill="#5b6673"/>',
  },
  {
    headline: '整车配送 次日到场',
    line: '全市项目 送到卸货点',
    from: '#1b4332',
    to: '#40916c',
    drawing:
      '<rect x="8" y="42" width="64" height="42" rx="3" fill="#f4f1ea"/><path d="M72 54h22l16 16v14H72z" fill="#f2b134"/><path d="M78 58h14l10 11H78z" fill="#cfe8f3"/><rect x="8" y="84" width="104" height="6" fill="#33363b"/><circle cx="30" cy="92" r="10" fill="#33363b"/><circle cx="30" cy="92" r="4" fill="#d8dee5"/><circle cx="92" cy="92" r="10" fill="#33363b"/><circle cx="92" cy="92" r="4" fill="#d8dee5"/><path d="M18 54h40M18 64h28" stroke="#40916c" stroke-width="5"/>',
  },
  {
    headline: '五金紧固件 按斤也卖',
    line: '膨胀螺栓 自攻钉 丝杆',
    from: '#3d405b',
    to: '#6d7199',
    drawing:
      '<path d="M24 34h32l9 15-9 15H24l-9-15z" fill="#c7ccd6"/><circle cx="40" cy="49" r="9" fill="#3d405b"/><path d="M66 26h38v14H66z" fill="#f2b134"/><path d="M78 40h14v56l-7 12-7-12z" fill="#d8dee5"/><path d="M78 52l14 6M78 64l14 6M78 76l14 6M78 88l14 6" stroke="#8d99a6" stroke-width="3"/><circle cx="38" cy="90" r="17" fill="#a9b1c0"/><circle cx="38" cy="90" r="8" fill="#6d7199"/>',
  },
]

/**
 * A drawn banner of this many pixels: an offer beside its drawing, above it where the banner is high, and the drawing
 * alone where there is no room for words. The serial selects the offer; a headline of its own has no drawing, for
 * clients that send pictures in an address.
 */
export function bannerPicture(serial: number, { width, height }: { width: number; height: number }, headline = '') {
  const theme = THEMES[serial % THEMES.length] as Theme
  const isIcon = Math.max(width, height) <= 100
  const isWide = width >= height * 1.6
  const box = isIcon ? height : isWide ? height * 0.86 : Math.min(width, height) * 0.6
  const [x, y] = isIcon ? [0, 0] : isWide ? [width - box * 1.15, (height - box) / 2] : [(width - box) / 2, height - box]
  const scale = box / 120
  const drawing = `<g transform="translate(${x} ${y}) scale(${scale})">${headline ? '' : theme.drawing}</g>`
  const words = isIcon ? '' : wordsOf(theme, headline || theme.headline, { width, height, isWide, room: x })
  const glow = `<circle cx="${x + box / 2}" cy="${y + box / 2}" r="${box * 0.62}" fill="#ffffff" opacity="0.12"/>`
  return svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="1" y2="0.6"><stop stop-color="${theme.from}"/><stop offset="1" stop-color="${theme.to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${glow}${drawing}${words}</svg>`,
  )
}

type Room = { width: number; height: number; isWide: boolean; room: number }

/** Headline and line of an offer, as large as the room beside or above its drawing allows. */
function wordsOf({ line }: Theme, headline: string, { width, height, isWide, room }: Room): string {
  const space = isWide ? room * 0.92 : width * 0.88
  const size = Math.min(space / headline.length, isWide ? height * 0.24 : height * 0.12)
  const small = Math.min(size * 0.52, space / line.length)
  const hasLine = small >= 9
  const [left, anchor] = isWide ? [width * 0.04, 'start'] : [width / 2, 'middle']
  const top = isWide ? height / 2 + (hasLine ? -size * 0.1 : size * 0.35) : size * 1.6
  const text = (content: string, at: number, of: number, fill: string, weight: number) =>
    `<text x="${left}" y="${at}" font-size="${of}" font-weight="${weight}" text-anchor="${anchor}" font-family="sans-serif" fill="${fill}">${content}</text>`
  return (
    text(headline, top, size, '#ffffff', 700) + (hasLine ? text(line, top + size * 0.95, small, '#ffe8b8', 400) : '')
  )
}

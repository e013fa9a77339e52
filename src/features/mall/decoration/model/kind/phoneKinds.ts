import { text } from '#domain/text'
import { cardError } from '#features/mall/decoration/model/page/pageIssues'
import { type BlockKind, NEW_COLOR, type Size, size, times } from './blockKind'
import { goodsKind } from './goodsBlock'
import { pageRules } from './pageRules'
import { type OwnTraits, type PhoneKind, phoneKind } from './phoneCards'

/** Cards with pictures and links. */
function pictures(
  name: string,
  offered: BlockKind['offered'],
  sizes: readonly Size[],
  more: Partial<OwnTraits> = {},
): PhoneKind {
  return phoneKind({ name, offered, pictures: sizes, hasLinks: true, ...more })
}

/** One of the looks of 广告魔方. */
function look(name: string, sizes: readonly Size[], more: Partial<OwnTraits> = {}): PhoneKind {
  return pictures(name, 'style', sizes, { look: name, ...more })
}

/** A running promotion, whose products the server knows. */
function promotion(name: string): PhoneKind {
  return phoneKind({ name, offered: 'off', hasTitles: true, hasLinks: true })
}

/** The kinds of blocks of a phone page by type, in the order of the palette. */
export const phoneKinds: Readonly<Record<string, PhoneKind>> = {
  flexOne: pictures('图片', 'palette', [size(750, 280)], { hasZones: true, look: '一张大图' }),
  carousel: pictures('图片轮播', 'palette', times(3, size(750, 350)), { isOpen: true }),
  title: phoneKind({
    name: '标题栏',
    offered: 'palette',
    hasTitles: true,
    isBare: true,
    inputs: [{ kind: 'color', label: '颜色', path: ['color'] }],
    cards: () => [{ title: '', color: NEW_COLOR }],
  }),
  tpl_ad_list: phoneKind({
    name: '广告魔方',
    offered: 'palette',
    settings: {},
    cards: () => [{ bg_img: '', name: '', url: '' }],
    issuesOf: () => [cardError(0, text('还没有选择风格'))],
  }),
  menu: pictures('宫格导航', 'palette', times(5, size(88, 88)), { isOpen: true, hasTitles: true }),
  goods: goodsKind,
  leftOneRightTwo: look('左一右二', [size(335, 335), ...times(2, size(335, 177))]),
  leftTwoRightOne: look('左二右一', [...times(2, size(335, 177)), size(335, 335)]),
  topOneBottomTwo: look('上一下二', [size(710, 170), ...times(2, size(335, 170))]),
  topTwoBottomOne: look('上二下一', [...times(2, size(335, 170)), size(710, 170)]),
  flexTwo: look('两张横图', times(2, size(335, 220))),
  flexThree: look('三列单行', times(3, size(226, 226))),
  flexFour: look('四列单行', times(4, size(88, 88))),
  flexFive: look('五列单行', times(5, size(75, 75))),
  textPicture: look('文字图片', times(4, size(88, 88)), { hasTitles: true }),
  search: phoneKind({ name: '搜索', offered: 'off', hasTitles: true }),
  joinGroup: promotion('拼团活动'),
  integral: promotion('积分活动'),
  spike: promotion('秒杀活动'),
  group: promotion('团购活动'),
}

/** The rules of phone pages. */
export const phoneRules = pageRules(phoneKinds)

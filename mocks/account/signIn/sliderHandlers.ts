import { randomInt } from 'node:crypto'
import type { VerificationKind } from '#features/account/signIn/model'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { type Reading, textField } from '#mocks/kernel/http/request'
import { publicRoute, type Route } from '#mocks/kernel/http/route'
import { logoPicture, SLIDER, sliderPictures } from '#mocks/kernel/server/picture'
import { signInMemory } from './rows'
import { kindOf, sendSmsCode, takeSlide } from './rules'

const BASE = '/api/common/common'
/** Seconds for which a slider can be solved, and for which a solved one is valid. */
const SLIDER_LIFE = 600
/** Pixels by which the piece may miss the gap. */
const TOLERANCE = 5

/** The routes of the sign-in page of lilishop's seller client, which uses a slider instead of a captcha. */
export const sliderRoutes: Route[] = [
  publicRoute({ method: 'GET', path: `${BASE}/slider/{kind}` }, (reading) => {
    const name = slideName(reading)
    const x = randomInt(SLIDER.piece + 10, SLIDER.width - SLIDER.piece - 10)
    const y = randomInt(10, SLIDER.height - SLIDER.piece - 10)
    signInMemory.sliders.set(name, { x, expiresAt: Date.now() + SLIDER_LIFE * 1000 })
    return {
      ...sliderPictures(x, y),
      originalWidth: SLIDER.width,
      originalHeight: SLIDER.height,
      sliderWidth: SLIDER.piece,
      sliderHeight: SLIDER.piece,
      randomY: y,
      key: name,
      effectiveTime: SLIDER_LIFE,
    }
  }),
  publicRoute({ method: 'POST', path: `${BASE}/slider/{kind}` }, (reading) => {
    const name = slideName(reading)
    const slider = signInMemory.sliders.get(name)
    signInMemory.sliders.delete(name)
    if (!slider || slider.expiresAt <= Date.now()) throw refusal(80204, '验证码已失效，请重新校验')
    const moved = textField(reading, 'xPos')
    if (moved === '' || !(Math.abs(Number(moved) - slider.x) <= TOLERANCE)) throw refusal(80202, '验证失败')
    signInMemory.slides.set(name, Date.now() + SLIDER_LIFE * 1000)
    return true
  }),
  publicRoute({ method: 'GET', path: `${BASE}/sms/{kind}/{mobile}` }, (reading) => {
    const kind = askedKind(reading)
    if (!takeSlide(reading.headers, kind)) throw refusal(80204, '验证码已失效，请重新校验')
    sendSmsCode(kind, reading.params.mobile ?? '')
    // lilishop reports this success with a code of its own.
    const message = '短信验证码,发送成功'
    return Response.json({ success: true, message, code: 80201, timestamp: Date.now(), result: null })
  }),
  // The chat with the platform is switched off.
  publicRoute({ method: 'GET', path: `${BASE}/IM` }, () => {
    throw refusal(1006, '未开通在线客服')
  }),
  publicRoute({ method: 'GET', path: `${BASE}/site` }, () => {
    const logo = logoPicture('供', '#0f766e')
    const site = { siteName: '供应商后台', icp: '', domainLogo: logo, domainIcon: logo, buyerSideLogo: logo }
    const store = { buyerSideIcon: logo, storeSideLogo: logo, storeSideIcon: logo, staticPageAddress: '' }
    return { id: 'BASE_SETTING', settingValue: JSON.stringify({ ...site, ...store, staticPageWapAddress: '' }) }
  }),
]

function askedKind({ params }: Reading): VerificationKind {
  const kind = kindOf(params.kind)
  if (!kind) throw badInput()
  return kind
}

/** A slider belongs to a device and a purpose. */
function slideName(reading: Reading): string {
  const device = reading.headers.get('uuid') ?? ''
  if (device === '') throw refusal(1004, '非法请求，请重新刷新页面操作')
  return `${askedKind(reading)} ${device}`
}

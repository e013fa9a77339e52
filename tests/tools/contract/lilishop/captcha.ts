import { randomInt, randomUUID } from 'node:crypto'
import { Refusal } from './ask'

/** No sign is like another one. */
const SIGNS = '34679acdefhkmnprtwxy'
const LENGTH = 4
const LIFE_MS = 30 * 60_000
const MOST = 10_000

/** The captchas on screen, the oldest first, and until when each is good. */
const captchas = new Map<string, { code: string; until: number }>()

/** A picture with characters to type, good for one attempt. */
export function newCaptcha(): { key: string; image: string } {
  const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  const key = randomUUID()
  for (const old of captchas.keys()) if (captchas.size >= MOST) captchas.delete(old)
  captchas.set(key, { code, until: Date.now() + LIFE_MS })
  return { key, image: `data:image/svg+xml;base64,${Buffer.from(pictureOf(code)).toString('base64')}` }
}

/** Uses a captcha up. */
export function takeCaptcha(key: string, typed: string): void {
  const captcha = captchas.get(key)
  captchas.delete(key)
  const isRight = captcha && captcha.until > Date.now() && captcha.code === typed.trim().toLowerCase()
  if (!isRight) throw new Refusal('验证码不正确')
}

function pictureOf(code: string): string {
  const signs = [...code].map((sign, at) => {
    const [x, y, turn] = [18 + at * 27, 30 + randomInt(8), randomInt(50) - 25]
    return `<text x="${x}" y="${y}" font-size="26" transform="rotate(${turn} ${x} ${y})">${sign}</text>`
  })
  const lines = Array.from({ length: 3 }, () => `<path d="M0 ${randomInt(44)}L120 ${randomInt(44)}" stroke="gray"/>`)
  const inner = [...lines, ...signs].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44" font-family="sans-serif">${inner}</svg>`
}

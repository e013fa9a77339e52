import { randomInt, randomUUID } from 'node:crypto'
import { isPhone } from '#domain/cell/phone'
import type { VerificationKind } from '#features/account/signIn/model'
import { type Account, CLIENT_IDS, callerTables, type Supplier, type Variant } from '#mocks/kernel/auth/caller'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import { clientOf } from '#mocks/kernel/http/request'
import { captchaPicture } from '#mocks/kernel/server/picture'
import { hashOf } from './passwordRules'
import { signInMemory } from './rows'

/** The SMS code of every phone. Any other is wrong. */
const SMS_CODE = '123456'
const SMS_INTERVAL_MS = 60_000
const SMS_PER_DAY = 10
const DAY_MS = 24 * 3600_000
const SMS_LIFE_MS = 5 * 60_000
const CAPTCHA_LIFE_MS = 30 * 60_000
const CAPTCHA_LENGTH = 5
const KINDS: readonly VerificationKind[] = [
  'LOGIN',
  'REGISTER',
  'FIND_USER',
  'UPDATE_PASSWORD',
  'WALLET_PASSWORD',
  'BIND_MOBILE',
]
/** Excludes characters that look alike: 0 O, 1 I l, 5 S … */
const CAPTCHA_LETTERS = 'ABCDEFGHJKMNPQRTUVWXY346789'
const LOCK_AFTER = 5
const LOCK_WINDOW_MS = 30 * 60_000

/** Clients of the token endpoints and their products. */
const CLIENTS: Record<string, { secret: string; variant: Variant }> = {
  [CLIENT_IDS.material]: { secret: 'gd_material_supplier_pc_secret', variant: 'material' },
  [CLIENT_IDS.plain]: { secret: 'gd_supplier_pc_secret', variant: 'plain' },
}

/** The purpose of a code or slider, from its name in a path. */
export function kindOf(name: string | undefined): VerificationKind | undefined {
  return KINDS.find((kind) => kind === name)
}

/**
 * The client of a token request, from its Basic header.
 *
 * @throws Refusal when the client is unknown
 */
export function knownClient(headers: Headers): string {
  const client = clientOf(headers)
  if (!client) throw new Refusal('No client information in request header', { code: 401, status: 401 })
  if (!Object.hasOwn(CLIENTS, client.id) || CLIENTS[client.id]?.secret !== client.secret) throw clientMismatch()
  return client.id
}

/**
 * Checks that an account belongs to the product of the client.
 *
 * @throws Refusal when it belongs to the other product
 */
export function checkClient(clientId: string, supplier: Supplier): void {
  if (CLIENTS[clientId]?.variant !== supplier.variant) throw clientMismatch()
}

/** An account by login name or phone. */
export function findAccount(login: string): Account | undefined {
  return callerTables.accounts.find(({ account, phone }) => account === login || phone === login)
}

/** Checks a plain-text password. */
export function isPassword(account: Account, sent: string): boolean {
  return isHashedPassword(account, hashOf(sent))
}

/** Checks a password sent as MD5 in hex, as the passport expects it. */
export function isHashedPassword({ passwordHash }: Account, sent: string): boolean {
  return sent.toLowerCase() === passwordHash
}

/**
 * Whose failures a sign-in counts with, by login name or phone: the account's, known or not. A device on which it has
 * signed in before has its own, so that failures elsewhere do not lock the usual computer.
 */
export function attemptOf(login: string, headers?: Headers): string {
  const id = findAccount(login)?.id ?? login
  const device = `${id} ${headers?.get('uuid') ?? ''}`
  return signInMemory.devices.has(device) ? device : id
}

/**
 * Rejects attempts for a while after too many failures.
 *
 * @throws Refusal while they are locked
 */
export function checkLock(attempt: string): void {
  if (recent(signInMemory.failures.get(attempt), LOCK_WINDOW_MS).length >= LOCK_AFTER) {
    throw new Refusal('用户登录失败次数过多，请稍后再试', { status: 400 })
  }
}

/** Counts a failure for `checkLock`. */
export function countFailure(attempt: string): void {
  signInMemory.failures.set(attempt, [...recent(signInMemory.failures.get(attempt), LOCK_WINDOW_MS), Date.now()])
}

/** Resets the failures of attempts. */
export function forgetFailures(attempt: string): void {
  signInMemory.failures.delete(attempt)
}

/** Takes note that an account has signed in: its failures are over, and its device is known. */
export function noteSignIn({ id }: Account, attempt: string, headers: Headers): void {
  forgetFailures(attempt)
  const uuid = headers.get('uuid') ?? ''
  if (uuid !== '') signInMemory.devices.set(`${id} ${uuid}`, Date.now())
}

/** A new captcha; the previous one is dropped. */
export function newCaptcha(previousKey: string): { key: string; image: string } {
  signInMemory.captchas.delete(previousKey)
  const code = Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)]).join('')
  const key = randomUUID()
  signInMemory.captchas.set(key, { code, expiresAt: Date.now() + CAPTCHA_LIFE_MS })
  return { key, image: captchaPicture(code) }
}

/** Checks a captcha; each is valid for one attempt. */
export function tryCaptcha(headers: Headers): 'right' | 'wrong' | 'expired' {
  const key = headers.get('Captcha-Key') ?? ''
  const captcha = signInMemory.captchas.get(key)
  signInMemory.captchas.delete(key)
  if (!captcha || captcha.expiresAt <= Date.now()) return 'expired'
  return decoded(headers.get('Captcha-Code') ?? '').toUpperCase() === captcha.code ? 'right' : 'wrong'
}

/** Consumes a solved slider; each is valid for one sign-in. */
export function takeSlide(headers: Headers, kind: VerificationKind): boolean {
  const name = `${kind} ${headers.get('uuid') ?? ''}`
  const until = signInMemory.slides.get(name) ?? 0
  signInMemory.slides.delete(name)
  return until > Date.now()
}

/**
 * Simulates sending an SMS code, and counts it.
 *
 * @throws Refusal when the phone is invalid or codes are requested too often
 */
export function sendSmsCode(kind: VerificationKind, phone: string): void {
  if (!isPhone(phone)) throw new Refusal('手机号格式不正确')
  const sent = recent(signInMemory.smsSent.get(phone), DAY_MS)
  const isTooSoon = recent(sent, SMS_INTERVAL_MS).length > 0
  if (isTooSoon || sent.length >= SMS_PER_DAY) throw new Refusal('验证码发送过于频繁，请稍后再试')
  signInMemory.smsSent.set(phone, [...sent, Date.now()])
  signInMemory.smsCodes.set(`${kind} ${phone}`, Date.now())
}

/**
 * Checks a code that was sent to a phone for a purpose; a correct one can be used once.
 *
 * @throws Refusal when it is wrong or expired, or the phone is locked
 */
export function takeSmsCode(kind: VerificationKind, phone: string, code: string): void {
  takeSmsCodes(kind, [{ phone, code }])
}

/**
 * Checks several codes and consumes them only when all are right.
 *
 * @throws Refusal when one is wrong or expired, named by its `detail`, or a phone is locked
 */
export function takeSmsCodes(
  kind: VerificationKind,
  sent: readonly { phone: string; code: string; detail?: string }[],
): void {
  for (const { phone, code, detail } of sent) {
    const say = (words: string) => (detail ? `${words}-${detail}` : words)
    const attempt = attemptOf(phone)
    checkLock(attempt)
    const sentAt = signInMemory.smsCodes.get(`${kind} ${phone}`)
    if (sentAt === undefined || Date.now() - sentAt > SMS_LIFE_MS) throw refusal(80204, say('验证码已失效，请重新校验'))
    if (!isSmsCode(code)) {
      countFailure(attempt)
      throw refusal(80210, say('短信验证码错误，请重新校验'))
    }
  }
  for (const { phone } of sent) {
    signInMemory.smsCodes.delete(`${kind} ${phone}`)
    forgetFailures(attemptOf(phone))
  }
}

/** Makes all sent codes expire. */
export function expireSmsCodes(): void {
  for (const name of signInMemory.smsCodes.keys()) signInMemory.smsCodes.set(name, 0)
}

/** Every phone has the same code, since no message is sent. */
export function isSmsCode(code: string): boolean {
  return code === SMS_CODE
}

function recent(times: readonly number[] | undefined, withinMs: number): number[] {
  return (times ?? []).filter((time) => Date.now() - time < withinMs)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text.trim()
  }
}

function clientMismatch(): Refusal {
  return new Refusal('客户端认证失败!', { code: 401, status: 401 })
}

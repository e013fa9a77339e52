import * as v from 'valibot'
import { mapped, recordOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { operation } from '#shared/http/operation'
import { passwordHash } from '#shared/http/passwordHash'
import { type SellerUser, storeSession, type Tokens, tryTokens } from '#shared/session'
import { parseHtml } from '#shared/ui/html/parseHtml'
import { registrationEndpoints } from './endpoints'
import { type Agreement, type AgreementType, articleSchema, memberSchema } from './model'

const tokens = requiredValue(
  v.pipe(
    v.object({ accessToken: wire.text(), refreshToken: wire.text() }),
    v.check(({ accessToken }) => accessToken !== ''),
  ),
)

const agreement = mapped(requiredValue(articleSchema), ({ title, content }) => ({
  title,
  paragraphs: paragraphsOf(content),
}))

const readAgreement = operation(registrationEndpoints.agreement, agreement)
const sendRegistration = operation(registrationEndpoints.register, tokens)
const signInMember = operation(registrationEndpoints.signIn, tokens)
const readMember = operation(registrationEndpoints.member, recordOf(memberSchema))

/** The text that an applicant agrees to. A plain request: the public pages do not load the resource library. */
export function getAgreement(type: AgreementType, signal: AbortSignal): Promise<Agreement> {
  return readAgreement({ type }, { signal })
}

type Registration = { username: string; password: string; phone: string; verifyCode: string }

/**
 * Registers a member, who is then signed in as an applicant: without a shop yet.
 *
 * @throws ApiError with code 80210 for a wrong SMS code, 80204 for an expired one, 20008 for a taken name or phone
 */
export async function register({ username, password, phone, verifyCode }: Registration): Promise<SellerUser> {
  const body = { username, password: await passwordHash(password), mobilePhone: phone, code: verifyCode }
  return enterAsApplicant(sendRegistration(body), username)
}

/**
 * Signs in a member who has no open shop, by phone and SMS code; the sellers' sign-in rejects them.
 *
 * @throws ApiError when the phone or its code is rejected
 */
export function signInApplicant({ phone, verifyCode }: { phone: string; verifyCode: string }): Promise<SellerUser> {
  return enterAsApplicant(signInMember({ mobile: phone, code: verifyCode }))
}

async function enterAsApplicant(answer: Promise<Tokens>, typed = ''): Promise<SellerUser> {
  const given = await answer
  const member = await tryTokens(given, readMember)
  const names = [member?.nickName ?? '', member?.username ?? '', typed]
  const user: SellerUser = {
    userId: member?.id ?? '',
    account: member?.username || typed,
    userName: names.find((name) => name !== '' && !isPhoneNumber(name)) ?? '',
    storeName: '',
    storeLogo: '',
    isApplicant: true,
  }
  storeSession(given, user)
  return user
}

/** Whether a name is only a phone, full or masked, as services name a member who has none. */
function isPhoneNumber(name: string): boolean {
  return /^1\d{2}[\d*]{4}\d{4}$/.test(name)
}

/** The text of each block of an article. Parsed as a document of its own, so nothing in it runs or loads. */
function paragraphsOf(html: string): string[] {
  const { body } = parseHtml(html)
  const blocks = [...body.querySelectorAll('h1,h2,h3,h4,p,li')].map(({ textContent }) => textContent?.trim() ?? '')
  return blocks.length > 0 ? blocks.filter((block) => block !== '') : [body.textContent?.trim() ?? '']
}

import * as v from 'valibot'
import { isRecord } from '#domain/wire'
import { hostWeight } from './variant'

// `site.json` beside index.html: what the operator of a built site changes without a build, for all hosts or by host.
// docs/deploying.md explains each member.

const line = (max = 200) => v.pipe(v.string('要是文字'), v.trim(), v.maxLength(max, `最多 ${max} 个字`))
const flag = v.boolean('要是 true 或 false')
/** A path of the site, or an address on the web. */
const address = v.pipe(
  line(500),
  v.regex(/^(?:\/(?!\/)|https?:\/\/[^\s/])\S*$/, '要是 / 开头的路径，或 https:// 开头的地址'),
)
const web = v.pipe(line(500), v.regex(/^https?:\/\/[^\s/]\S*$/, '要是 https:// 开头的地址'))
const texts = v.pipe(v.array(line(), '要是文字的列表'), v.readonly())

/** A way to sign in at an identity provider of the group. */
const signInService = v.strictObject({
  /** The word on its button. */
  name: v.pipe(line(20), v.minLength(1, '不能为空')),
  kind: v.picklist(['oidc', 'cas', 'wecom', 'dingtalk'], '要是 oidc、cas、wecom 或 dingtalk'),
  /** Where it asks the user: an authorization endpoint, or the CAS server. */
  url: web,
  clientId: v.optional(line()),
  /** What the gateway calls the provider. */
  source: v.optional(line(50)),
  /** Further parameters of the authorization, e.g. `agentid` of WeCom. */
  parameters: v.optional(v.record(v.string(), line())),
})

const members = {
  variant: v.picklist(['material', 'supplier'], '要是 material 或 supplier'),
  tenantId: line(50),
  mallName: line(20),
  /** The whole name of the site, in place of the mall's name with 供应商后台. */
  title: line(30),
  titleEn: line(60),
  logo: address,
  signInPicture: address,
  brandColor: v.pipe(line(), v.regex(/^#[\da-f]{6}$/i, '要像 #rrggbb')),
  /** What stands before `/api` of each call. */
  apiBase: v.pipe(line(500), v.regex(/^(?:\/[^\s?#]*|https?:\/\/[^\s/?#][^\s?#]*)$/, '要是路径或地址，不含 ? 和 #')),
  imageHost: web,
  fileHosts: texts,
  website: web,
  mapKey: line(),
  capabilities: v.union([v.picklist(['all', 'auto']), texts], '要是 all、auto 或名称的列表'),
  reportDsn: web,
  /** The longest time without activity before a user is signed out, minutes; 0 sets no limit. */
  idleMinutes: v.pipe(
    v.number('要是数字'),
    v.integer('要是整数'),
    v.minValue(0, '不能小于 0'),
    v.maxValue(1440, '最多 1440'),
  ),
  /** Signing out forgets everything on this computer. */
  sharedPc: flag,
  watermark: flag,
  privacyUrl: address,
  icp: line(50),
  sso: v.array(signInService, '要是列表'),
  /** Whether the form of account and password is hidden. */
  ssoOnly: flag,
  /** Where signing out leads to. */
  signOutUrl: address,
}

type Members = { [Name in keyof typeof members]: v.InferOutput<(typeof members)[Name]> }

/** What `site.json` says for one host; what is missing is as the site was built. */
export type SiteSettings = Partial<Members>

/** A way to sign in at an identity provider. */
export type SignInService = v.InferOutput<typeof signInService>

/** What is wrong with a member, by its place in the file; in Chinese, for the operator. */
type SiteIssue = { place: string; message: string }

/** What a file says, and what is wrong with it. */
export type SiteReading = { settings: SiteSettings; issues: SiteIssue[] }

/**
 * Reads the text of `site.json` for a host: its `hosts` overrides the rest, an exact name before `*.x`. A member that
 * cannot be read is left out, and named in `issues`.
 */
export function readSiteFile(text: string, host: string): SiteReading {
  const file = parse(text)
  if (file === null) return { settings: {}, issues: [{ place: 'site.json', message: '不是 JSON 对象' }] }
  const { hosts = {}, ...common } = file
  const all = readMembers(common, '')
  if (!isRecord(hosts)) all.issues.push({ place: 'hosts', message: '要是对象，每个域名一项' })
  const own = Object.entries(isRecord(hosts) ? hosts : {})
    .map(([pattern, of]) => ({ weight: hostWeight(host, pattern), ...readHost(pattern, of) }))
    .sort((a, b) => a.weight - b.weight)
  return {
    settings: Object.assign(all.settings, ...own.filter(({ weight }) => weight > 0).map(({ settings }) => settings)),
    issues: [...all.issues, ...own.flatMap(({ issues }) => issues)],
  }
}

function readHost(pattern: string, of: unknown): SiteReading {
  const place = `hosts.${pattern}`
  return isRecord(of) ? readMembers(of, `${place}.`) : { settings: {}, issues: [{ place, message: '要是对象' }] }
}

function readMembers(from: object, place: string): SiteReading {
  const settings: Record<string, unknown> = {}
  const issues: SiteIssue[] = []
  for (const [name, value] of Object.entries(from)) {
    // A key that says where the schema is, and comments, are free.
    if (/^[$_]/.test(name)) continue
    const schema = Object.hasOwn(members, name) ? members[name as keyof Members] : null
    const read = schema && v.safeParse(schema as v.GenericSchema, value)
    if (read?.success) settings[name] = read.output
    else issues.push({ place: place + name, message: read ? messageOf(read.issues[0]) : UNKNOWN })
  }
  return { settings, issues }
}

const UNKNOWN = '没有这一项'

function messageOf(issue: v.BaseIssue<unknown> | undefined): string {
  const inner = issue?.path?.map(({ key }) => String(key)).join('.') ?? ''
  const message = issue?.expected === 'never' ? UNKNOWN : (issue?.message ?? '')
  return inner ? `${inner} ${message}` : message
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

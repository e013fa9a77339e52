/** What the environment has to say. */
const NEEDED = {
  LILISHOP: 'SELLER,COMMON,BUYER, the addresses of the three services',
  LILISHOP_SELLER: 'name:password of a seller with the whole menu',
  LILISHOP_BUYER: 'name:password of a buyer with an address and money in the wallet',
}

const { LILISHOP = '', LILISHOP_SELLER = '', LILISHOP_BUYER = '' } = process.env
const [seller = '', common = '', buyer = ''] = LILISHOP.split(',').map((each) => each.trim().replace(/\/$/, ''))

/** The services of the shop. */
export const SERVICES = { seller, common, buyer }
/** Who signs in. */
export const ACCOUNTS = { seller: accountOf(LILISHOP_SELLER), buyer: accountOf(LILISHOP_BUYER) }

/** Ports of the adapter and of the site before it. */
export const ADAPTER_PORT = Number(process.env.LILISHOP_PORT ?? 10060)
export const SITE_PORT = ADAPTER_PORT + 1
/** The site of shops; the host selects it. */
export const SITE = `http://material.localhost:${SITE_PORT}`

/** What the environment does not say, a line each. */
export function missingSettings(): string[] {
  return Object.entries(NEEDED).flatMap(([name, means]) => (process.env[name] ? [] : [`${name} is not set: ${means}`]))
}

/** Before the first journey: the run ends in words when a setting is missing. */
export default function checkSettings(): void {
  const missing = missingSettings()
  if (missing.length > 0) throw new Error(`Journeys before a lilishop need settings.\n${missing.join('\n')}`)
}

/** Reads `name:password`; a password may have a colon. */
function accountOf(text: string): { name: string; password: string } {
  const [name = '', ...rest] = text.split(':')
  return { name, password: rest.join(':') }
}

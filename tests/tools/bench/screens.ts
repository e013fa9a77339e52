import type { Account, Visitor, Visitors } from './visitor'
import type { Content } from './watch'

/** A screen whose start is measured, and the content that shows that it is there. */
export type Screen = {
  name: string
  path: (visitor: Visitor) => string
  content: Content
  isSignedIn: boolean
  /** A list whose rows come no later than those of contracts, give or take. */
  isList?: true
  /** Its limits, where they are not those of all. */
  limits?: { files: number }
  /** Who visits; yueheng by default. */
  account?: Account
}

export const LIST: Screen = {
  name: 'contract list',
  path: () => '/supplier/agreementList',
  content: { selector: '[data-row-key]' },
  isSignedIn: true,
}

/** The lists that open first most often, and one screen of each other kind. */
export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: () => '/loginSupplier', content: { selector: 'form input' }, isSignedIn: false },
  LIST,
  {
    name: 'product list',
    path: () => '/goods',
    content: { selector: '[data-row-key]' },
    isSignedIn: true,
    isList: true,
    account: 'haichuan',
  },
  {
    name: 'order list',
    path: () => '/orders',
    content: { selector: '[data-row-key]' },
    isSignedIn: true,
    isList: true,
    account: 'haichuan',
  },
  {
    name: 'delivery list',
    path: () => '/supplier/deliver/list',
    content: { selector: '[data-row-key]' },
    isSignedIn: true,
    isList: true,
  },
  // Its figures come from the server.
  {
    name: 'home',
    path: () => '/home',
    content: { selector: 'ul[aria-label="待办"] a', text: '\\d' },
    isSignedIn: true,
    // It shows cards of most features.
    limits: { files: 24 },
  },
  {
    name: 'contract record',
    path: ({ contractId }) => `/supplier/agreementDetail?id=${contractId}`,
    content: { selector: '[role="tabpanel"] dl dd' },
    isSignedIn: true,
    // Its sections are of several features.
    limits: { files: 20 },
  },
  {
    name: 'new contract',
    path: () => '/supplier/agreementCreate',
    content: { selector: '[role="tabpanel"] form input' },
    isSignedIn: true,
    // It has a grid and dates.
    limits: { files: 20 },
  },
  {
    name: 'statistics',
    path: () => '/statistics/supply',
    content: { selector: 'section [data-row-key]' },
    isSignedIn: true,
    // It has charts.
    limits: { files: 20 },
  },
]

/** Who visits a screen. */
export function visitorFor({ account = 'yueheng' }: Screen, visitors: Visitors): Visitor {
  return visitors[account]
}

import type { Visitor } from './visitor'
import type { Content } from './watch'

/** A screen whose start is measured, and the content that shows that it is there. */
export type Screen = {
  name: string
  path: (visitor: Visitor) => string
  content: Content
  isSignedIn: boolean
}

export const LIST: Screen = {
  name: 'contract list',
  path: () => '/supplier/agreementList',
  content: { selector: '[data-row-key]' },
  isSignedIn: true,
}

/** One screen of each kind. */
export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: () => '/loginSupplier', content: { selector: 'form input' }, isSignedIn: false },
  LIST,
  // Its figures come from the server.
  {
    name: 'home',
    path: () => '/home',
    content: { selector: 'ul[aria-label="待办"] a', text: '\\d' },
    isSignedIn: true,
  },
  {
    name: 'contract record',
    path: ({ contractId }) => `/supplier/agreementDetail?id=${contractId}`,
    content: { selector: '[role="tabpanel"] dl dd' },
    isSignedIn: true,
  },
  {
    name: 'new contract',
    path: () => '/supplier/agreementCreate',
    content: { selector: '[role="tabpanel"] form input' },
    isSignedIn: true,
  },
  {
    name: 'statistics',
    path: () => '/statistics/supply',
    content: { selector: 'section [data-row-key]' },
    isSignedIn: true,
  },
]

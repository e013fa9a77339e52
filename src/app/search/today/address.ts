/** What 我的今天 opens in place of an address: a dialog over the page. */
export const TODAY = '#today'

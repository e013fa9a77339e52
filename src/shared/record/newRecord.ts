/** The query value that opens a drawer for a new record. */
export const NEW_RECORD = 'new'

/** What the tab of a new record is called until it has a name: words, which are translated, as names are not. */
export const NEW_TITLES = ['新增', '新页面'] as const
/** Such a word; '' leaves the tab its screen's name. */
export type NewTitle = (typeof NEW_TITLES)[number] | ''
